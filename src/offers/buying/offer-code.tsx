import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import { Summary } from "#src/ui/display/summary.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { checkCode } from "../contract.ts";
import { maxCodeLength } from "../rules.ts";
import { codeText } from "./offer-text.ts";
import type { CodeEffect, EnteredCode } from "./pick-offer.ts";

type OfferCodeProps = {
  /** The ids of the products to order. */
  products: readonly number[];
  entered: EnteredCode | undefined;
  effect: CodeEffect | undefined;
  onEnter: (entered: EnteredCode) => void;
  onRemove: () => void;
  locked?: boolean;
  className?: string;
};

/** A folded field for a code; the accepted code as a chip, with what it does for this order. */
export function OfferCode({
  products,
  entered,
  effect,
  onEnter,
  onRemove,
  locked,
  className,
}: OfferCodeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)?.focus();
  const remove = () => {
    if (locked || !entered) return;
    flushSync(onRemove);
    focus("summary");
    announce(m.cart_code_removed({ code: entered.code }));
  };
  return (
    <div ref={frame} className={className}>
      {entered ? (
        <Chip removable label={m.cart_code_remove({ code: entered.code })} onClick={remove}>
          {entered.code}
        </Chip>
      ) : (
        <CodeField
          products={products}
          locked={locked}
          onEnter={(entered) => {
            flushSync(() => onEnter(entered));
            focus("button");
          }}
        />
      )}
      <p role="status" className="mt-1.5 text-hint text-ink-soft empty:hidden">
        {entered && effect && codeText(entered.code, effect)}
      </p>
    </div>
  );
}

function CodeField({ products, onEnter, locked }: Pick<OfferCodeProps, "products" | "onEnter" | "locked">) {
  const [typed, setTyped] = useState("");
  const [isStale, setIsStale] = useState(false);
  const { busy, problem, send } = useCall(checkCode);
  const field = useRef<HTMLInputElement>(null);
  const applyCode = async () => {
    if (locked) return;
    setIsStale(false);
    const result = await send({ code: typed, products: [...products] });
    if (!result?.ok) return field.current?.focus();
    const { data: offer } = result.value;
    if (offer.code) onEnter({ code: offer.code, offer });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The field is inside the order's form.
    event.preventDefault();
    void applyCode();
  };
  return (
    <details className="group" onToggle={({ currentTarget }) => currentTarget.open && field.current?.focus()}>
      <Summary>{m.cart_code_have()}</Summary>
      <div className="flex items-start gap-2 pb-1">
        <Field
          ref={field}
          name="code"
          size="small"
          label={m.cart_code()}
          labelHidden
          placeholder={m.cart_code()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={maxCodeLength}
          className="flex-1"
          value={typed}
          readOnly={locked}
          error={isStale ? undefined : (problem?.errors?.["code"] ?? problem?.message)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsStale(true);
          }}
          onKeyDown={handleKeyDown}
        />
        <Button
          variant="second"
          size="small"
          busy={busy}
          className="min-h-11"
          onClick={() => void applyCode()}
        >
          {m.cart_code_apply()}
        </Button>
      </div>
    </details>
  );
}
