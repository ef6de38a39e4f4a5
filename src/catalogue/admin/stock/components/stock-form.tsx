import { type FormEvent, useRef, useState } from "react";
import { quantityOf, type StepGrams, storedStock } from "#src/catalogue/admin/by-weight.ts";
import { readKilos, readStock } from "#src/catalogue/admin/components/read-cell.ts";
import { type HandKind, handKinds, maxReason } from "#src/catalogue/stock/rules.ts";
import { m } from "#src/language/messages.ts";
import { weightOf } from "#src/language/numbers/weights.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { moveStock } from "../contract.ts";

const texts = {
  received: {
    tab: m.stock_received,
    field: m.stock_received_label,
    kilos: m.stock_received_kilos,
    save: m.stock_save_received,
  },
  counted: {
    tab: m.stock_counted,
    field: m.stock_counted_label,
    kilos: m.stock_counted_kilos,
    save: m.stock_save_counted,
  },
  lost: { tab: m.stock_lost, field: m.stock_lost_label, kilos: m.stock_lost_kilos, save: m.stock_save_lost },
};

type StockFormProps = {
  id: number;
  stock: number | null;
  step: StepGrams;
  /** Called when the stock was moved, or a colleague had moved it: it has to be loaded again. */
  onMoved: () => void;
};

/** What arrived, what was counted, what was lost. */
export function StockForm({ id, stock, step, onMoved }: StockFormProps) {
  const [kind, setKind] = useState<HandKind>(stock === null ? "counted" : "received");
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, refuse, edited } = useCall(moveStock, form);
  /** What the shop said when the quantity was begun to be typed. */
  const seen = useRef<number | null>(undefined);
  /** One attempt, however often it is sent. */
  const key = useRef(crypto.randomUUID());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const data = new FormData(form.current ?? undefined);
    const read = (step ? readKilos : readStock)(String(data.get("quantity")));
    const quantity = read.ok && read.value !== null ? storedStock(read.value, step) : undefined;
    if (quantity === undefined || quantity < (kind === "counted" ? 0 : 1))
      return void refuse({ quantity: hintOf(step) });
    const was = seen.current === undefined ? stock : seen.current;
    const result = await send({
      id: String(id),
      kind,
      quantity,
      reason: String(data.get("reason")),
      key: key.current,
      ...(kind === "counted" && { was }),
    });
    if (!result) return;
    if (result.ok || result.problem.code === "changed") {
      seen.current = undefined;
      onMoved();
    }
    if (!result.ok) return;
    key.current = crypto.randomUUID();
    form.current?.reset();
    toast({ text: saidOf(result.value.data.stock, kind === "counted" ? quantity : undefined, step) });
  };
  const text = texts[kind];
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3 p-3">
      <fieldset className="flex flex-wrap gap-1 rounded-field bg-paper p-1">
        <legend className="sr-only">{m.stock_act()}</legend>
        {handKinds.map((one) => (
          <label
            key={one}
            className="flex min-h-9 flex-auto cursor-pointer items-center justify-center rounded-badge px-2 text-hint font-semibold has-checked:bg-card has-checked:shadow-rest has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="kind"
              value={one}
              checked={one === kind}
              onChange={() => {
                setKind(one);
                edited("quantity");
              }}
              className="sr-only"
            />
            {texts[one].tab()}
          </label>
        ))}
      </fieldset>
      <Field
        key={kind}
        name="quantity"
        label={step ? text.kilos() : text.field()}
        inputMode={step ? "decimal" : "numeric"}
        autoComplete="off"
        size="dense"
        hint={
          kind === "counted" && stock !== null
            ? m.stock_counted_hint({ count: quantityOf(stock, step) })
            : hintOf(step)
        }
        error={errors["quantity"]}
        onChange={() => {
          seen.current ??= stock;
          edited("quantity");
        }}
      />
      <Field
        name="reason"
        label={m.stock_reason()}
        hint={m.stock_reason_hint()}
        maxLength={maxReason}
        size="dense"
      />
      {problem && <Note look="error">{problem.message}</Note>}
      <Button type="submit" size="dense" busy={busy}>
        {busy ? m.stock_saving() : text.save()}
      </Button>
    </form>
  );
}

const hintOf = (step: StepGrams): string =>
  step ? m.stock_kilos_hint({ step: weightOf(step) }) : m.stock_quantity_hint();

/** What was done, and where it differs from what was counted, why. */
function saidOf(stock: number | null, counted: number | undefined, step: StepGrams): string {
  const count = quantityOf(stock ?? 0, step);
  return counted === undefined || stock === null || stock >= counted
    ? m.stock_saved({ count })
    : m.stock_saved_sold({ count, sold: quantityOf(counted - stock, step) });
}
