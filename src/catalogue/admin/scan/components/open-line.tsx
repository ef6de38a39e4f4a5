import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { quantityText } from "#src/catalogue/admin/shown-amounts.ts";
import { signedQuantity } from "#src/catalogue/admin/stock/labels.ts";
import { takesScans } from "#src/kit/scanner/use-scanner-keys.ts";
import { m } from "#src/language/messages.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { readPieces } from "../lines.ts";
import type { LineProps } from "../use-lines.ts";

/** The delay in ms between the last scan and saving a received line. */
const settleMs = 3_000;

const labels = {
  received: { pieces: m.stock_received_label, kilos: m.stock_received_kilos, save: m.stock_save_received },
  counted: { pieces: m.stock_counted_label, kilos: m.stock_counted_kilos, save: m.stock_save_counted },
};

/** The form for the number of a line. Each scan of a received product adds a piece; a pause then saves the line. */
export function OpenLine({ line, kind, isNewest, linesState }: LineProps) {
  const { key, typed, product, problem } = line;
  const step = product?.step_grams ?? null;
  const pieces = readPieces(line, kind);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const save = useEffectEvent(() => void linesState.save(key));
  const shouldAutoSave = kind === "received" && pieces !== undefined && !problem && !(isNewest && isFocused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scan changes `typed` and restarts the timer
  useEffect(() => {
    if (!shouldAutoSave) return;
    // A line before the newest gets no more scans.
    const timer = setTimeout(save, isNewest ? settleMs : 0);
    return () => clearTimeout(timer);
  }, [shouldAutoSave, isNewest, typed]);
  // A count and a weight have to be typed.
  useEffect(() => {
    if (isNewest && (kind === "counted" || step)) input.current?.focus();
  }, [isNewest, kind, step]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    void linesState.save(key);
  };
  const kindLabels = labels[kind];
  const isInvalid = wasSubmitted && pieces === undefined;
  const hint = step ? m.stock_kilos_hint({ step: weightText(step) }) : m.stock_quantity_hint();
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field
        {...takesScans}
        ref={input}
        label={step ? kindLabels.kilos() : kindLabels.pieces()}
        value={typed}
        inputMode={step ? "decimal" : "numeric"}
        autoComplete="off"
        enterKeyHint="done"
        size="dense"
        error={isInvalid ? hint : undefined}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        onChange={(event) => linesState.changeTypedText(key, event.currentTarget.value)}
        className="w-36"
      />
      <Button type="submit" size="dense">
        {kindLabels.save()}
      </Button>
      <Button variant="quiet" size="dense" onClick={() => linesState.remove(key)}>
        {m.scan_remove()}
      </Button>
      <p className="text-hint text-ink-soft max-sm:basis-full">
        {product?.stock == null
          ? m.stock_uncounted()
          : m.scan_expected({ count: quantityText(product.stock, step) })}
        {kind === "counted" && pieces !== undefined && product?.stock != null && (
          <strong className={pieces === product.stock ? "text-leaf" : "text-tomato"}>
            {" · "}
            {pieces === product.stock
              ? m.scan_as_expected()
              : m.scan_difference({ change: signedQuantity(pieces - product.stock, step) })}
          </strong>
        )}
      </p>
    </form>
  );
}
