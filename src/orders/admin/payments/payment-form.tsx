import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { amountDue } from "#src/orders/due.ts";
import { refundWayNames } from "#src/orders/refunds/refund-text.ts";
import { maxReference } from "#src/orders/refunds/rules.ts";
import { otherWays } from "#src/orders/riders/rules.ts";
import { Field } from "#src/ui/form/field.tsx";
import { ReasonField, TakaField } from "../amounts/amount-fields.tsx";
import type { AdminOrder } from "../contract.ts";
import { readTaka } from "../editing/edit-draft.ts";
import { changePayment } from "./contract.ts";

type PaymentFormProps = {
  order: AdminOrder;
  onSaved: (order: AdminOrder) => void;
  onOvertaken: () => void;
  onClose: () => void;
};

/** Reads a typed amount in taka: 0 if it is empty; undefined if it cannot be read. */
const readAmount = (typed: string): number | undefined =>
  typed.trim() === "" || readWholeNumber(typed) === 0 ? 0 : readTaka(typed);

const emptyValues = {
  cash: "",
  bkash: "",
  bkash_reference: "",
  nagad: "",
  nagad_reference: "",
  card: "",
  card_reference: "",
  reason: "",
};

function toFormValues(payments: AdminOrder["payments"]) {
  const values = { ...emptyValues };
  for (const { way, amount, reference = "" } of payments ?? []) {
    values[way] = amount > 0 ? String(amount) : "";
    if (way !== "cash") values[`${way}_reference`] = reference;
  }
  return values;
}

/** The messages by field; a way needs a reference unless nothing was paid in it. */
function findErrors(values: typeof emptyValues): Partial<Record<string, string | undefined>> {
  const errors: Partial<Record<string, string | undefined>> = {
    cash: readAmount(values.cash) === undefined ? m.payment_amount_missing() : undefined,
    reason: values.reason.trim() ? undefined : m.payment_reason_missing(),
  };
  for (const way of otherWays) {
    const amount = readAmount(values[way]);
    const lacksReference = amount !== 0 && values[`${way}_reference`].trim() === "";
    errors[way] = amount === undefined ? m.payment_amount_missing() : undefined;
    errors[`${way}_reference`] = lacksReference ? m.payment_reference_missing() : undefined;
  }
  return errors;
}

/** What was paid in cash and otherwise, in taka. */
const calculateSums = (payments: AdminOrder["payments"] = []) => ({
  cash: payments.find(({ way }) => way === "cash")?.amount ?? 0,
  other:
    Math.round(100 * payments.reduce((sum, { way, amount }) => (way === "cash" ? sum : sum + amount), 0)) /
    100,
});

/** Corrects how the order was paid, if the rider noted it wrongly. */
export function PaymentForm({ order, onSaved, onOvertaken, onClose }: PaymentFormProps) {
  const state = useCallForm({
    values: toFormValues(order.payments),
    draft: `payment-${order.id}`,
    operation: changePayment,
    check: findErrors,
    inputOf: (values) => ({
      id: String(order.id),
      was: calculateSums(order.payments),
      cash: readAmount(values.cash) ?? 0,
      other: otherWays.flatMap((way) => {
        const amount = readAmount(values[way]) ?? 0;
        return amount > 0 ? [{ way, amount, reference: values[`${way}_reference`].trim() }] : [];
      }),
      reason: values.reason.trim(),
    }),
    onSaved: ({ data }) => onSaved(data),
    onConflict: onOvertaken,
  });
  return (
    <FormFrame form={state} className="mt-3 grid gap-3 border-t border-line pt-3">
      <TakaField
        {...state.field("cash")}
        size="dense"
        label={m.payment_cash()}
        hint={m.payment_due({ due: formatTaka(amountDue(order)) })}
      />
      {otherWays.map((way) => (
        <div key={way} className="grid grid-cols-2 items-start gap-2">
          <TakaField {...state.field(way)} size="dense" label={refundWayNames[way]()} />
          <Field
            {...state.field(`${way}_reference`)}
            size="dense"
            autoComplete="off"
            label={m.refund_reference()}
            aria-label={m.payment_reference_of({ way: refundWayNames[way]() })}
            maxLength={maxReference}
          />
        </div>
      ))}
      <ReasonField
        {...state.field("reason")}
        size="dense"
        label={m.payment_reason()}
        hint={m.payment_reason_hint()}
      />
      <FormFoot form={state} saveLabel={m.payment_save()} close={{ label: m.refund_close(), onClose }} />
    </FormFrame>
  );
}
