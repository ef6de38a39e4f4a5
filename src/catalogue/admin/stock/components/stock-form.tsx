import { useRef, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { readKilos, readStock } from "#src/catalogue/admin/components/read-cell.ts";
import { quantityText, type StepGrams, toStoredStock } from "#src/catalogue/admin/shown-amounts.ts";
import { type ManualKind, manualKinds, maxReason } from "#src/catalogue/stock/rules.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Field } from "#src/ui/form/field.tsx";
import { moveStock, type StockMove } from "../contract.ts";

const texts = {
  received: {
    tab: m.stock_received,
    pieces: m.stock_received_label,
    kilos: m.stock_received_kilos,
    save: m.stock_save_received,
  },
  counted: {
    tab: m.stock_counted,
    pieces: m.stock_counted_label,
    kilos: m.stock_counted_kilos,
    save: m.stock_save_counted,
  },
  lost: { tab: m.stock_lost, pieces: m.stock_lost_label, kilos: m.stock_lost_kilos, save: m.stock_save_lost },
};

/** Below every valid quantity. */
const invalidQuantity = -1;

const emptyFields = { quantity: "", reason: "" };

type StockFormProps = {
  id: number;
  stock: number | null;
  step: StepGrams;
  /** Called when the user or a colleague changed the stock, so that it is reloaded. */
  onMoved: () => void;
};

/** Records that pieces of a product were received, counted or lost. */
export function StockForm({ id, stock, step, onMoved }: StockFormProps) {
  const [kind, setKind] = useState<ManualKind>(stock === null ? "counted" : "received");
  /** The stock that was shown when the user began to type (null: not counted); undefined before that. */
  const stockAtStart = useRef<number | null>(undefined);
  /** The typed quantity in pieces; `invalidQuantity` if it is empty or invalid. */
  const readPieces = (typed: string) => {
    const input = (step ? readKilos : readStock)(typed);
    return input.ok && input.value !== null ? toStoredStock(input.value, step) : invalidQuantity;
  };
  const minQuantity = kind === "counted" ? 0 : 1;
  const stockBeforeCount = () => (stockAtStart.current === undefined ? stock : stockAtStart.current);
  const handleMoved = () => {
    stockAtStart.current = undefined;
    onMoved();
  };
  const state = useCallForm({
    values: emptyFields,
    operation: (move: Omit<StockMove, "key">, { idempotencyKey }) =>
      call(moveStock, { ...move, key: idempotencyKey }),
    check: ({ quantity }) => ({
      quantity: readPieces(quantity) < minQuantity ? hintText(step) : undefined,
    }),
    inputOf: ({ quantity, reason }) => ({
      id: String(id),
      kind,
      quantity: readPieces(quantity),
      reason,
      was: kind === "counted" ? stockBeforeCount() : undefined,
    }),
    onSaved: ({ data }, { quantity }, showFields) => {
      handleMoved();
      showFields(emptyFields);
      toast({ text: savedText(data.stock, kind === "counted" ? readPieces(quantity) : undefined, step) });
    },
    onConflict: handleMoved,
  });
  const text = texts[kind];
  const quantityField = state.field("quantity");
  return (
    <FormFrame form={state} className="grid gap-3 p-3">
      <fieldset className="flex flex-wrap gap-1 rounded-field bg-paper p-1">
        <legend className="sr-only">{m.stock_act()}</legend>
        {manualKinds.map((manualKind) => (
          <label
            key={manualKind}
            className="flex min-h-9 flex-auto cursor-pointer items-center justify-center rounded-badge px-2 text-hint font-semibold has-checked:bg-card has-checked:shadow-rest has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="kind"
              value={manualKind}
              checked={manualKind === kind}
              onChange={() => {
                setKind(manualKind);
                state.change({ quantity: "" });
              }}
              className="sr-only"
            />
            {texts[manualKind].tab()}
          </label>
        ))}
      </fieldset>
      <Field
        {...quantityField}
        label={step ? text.kilos() : text.pieces()}
        inputMode={step ? "decimal" : "numeric"}
        autoComplete="off"
        size="dense"
        hint={
          kind === "counted" && stock !== null
            ? m.stock_counted_hint({ count: quantityText(stock, step) })
            : hintText(step)
        }
        onChange={(event) => {
          if (stockAtStart.current === undefined) stockAtStart.current = stock;
          return quantityField.onChange(event);
        }}
      />
      <Field
        {...state.field("reason")}
        label={m.stock_reason()}
        hint={m.stock_reason_hint()}
        maxLength={maxReason}
        size="dense"
      />
      <FormFoot form={state} saveLabel={text.save()} savingLabel={m.common_saving()} className="flex-1" />
    </FormFrame>
  );
}

const hintText = (step: StepGrams): string =>
  step ? m.stock_kilos_hint({ step: weightText(step) }) : m.stock_quantity_hint();

/** What was saved; a stock below the counted number means that some were sold during the count. */
function savedText(stock: number | null, counted: number | undefined, step: StepGrams): string {
  const count = quantityText(stock ?? 0, step);
  return counted === undefined || stock === null || stock >= counted
    ? m.stock_saved({ count })
    : m.stock_saved_sold({ count, sold: quantityText(counted - stock, step) });
}
