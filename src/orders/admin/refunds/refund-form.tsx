import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { refundWayNames } from "#src/orders/refunds/refund-text.ts";
import { maxReference, type RefundWay, refundWays } from "#src/orders/refunds/rules.ts";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { ReasonField, TakaField } from "../amounts/amount-fields.tsx";
import type { AdminOrder } from "../contract.ts";
import { readTaka } from "../editing/edit-draft.ts";
import { noteRefund } from "./contract.ts";

type RefundFormProps = {
  order: AdminOrder;
  /** What can still be refunded, in taka. */
  refundableTaka: number;
  onSaved: (order: AdminOrder, amount: number) => void;
  onOvertaken: () => void;
  onClose: () => void;
};

const emptyValues: { amount: string; way: RefundWay; reference: string; reason: string } = {
  amount: "",
  way: "cash",
  reference: "",
  reason: "",
};

export const refundDraftName = ({ id }: Pick<AdminOrder, "id">) => `refund-${id}`;

export function RefundForm({ order, refundableTaka, onSaved, onOvertaken, onClose }: RefundFormProps) {
  const state = useCallForm({
    values: emptyValues,
    draft: refundDraftName(order),
    operation: noteRefund,
    check: ({ amount }) => ({
      amount: readTaka(amount) === undefined ? m.refund_amount_missing() : undefined,
    }),
    inputOf: ({ amount, way, reference, reason }) => ({
      id: String(order.id),
      was: order.refunded ?? 0,
      amount: readTaka(amount) ?? 0,
      way,
      reason: reason.trim(),
      reference: way === "cash" ? undefined : reference.trim() || undefined,
    }),
    onSaved: ({ data }, { amount }) => onSaved(data, readTaka(amount) ?? 0),
    onConflict: onOvertaken,
  });
  const [typed, way] = state.form.watch(["amount", "way"]);
  const amount = readTaka(typed);
  return (
    <FormFrame form={state} className="mt-3 grid gap-3 border-t border-line pt-3">
      <div className="grid grid-cols-2 items-start gap-2">
        <TakaField
          {...state.field("amount")}
          autoFocus
          size="dense"
          label={m.refund_amount()}
          hint={m.refund_left({ left: formatTaka(refundableTaka) })}
        />
        <Select {...state.form.register("way")} size="dense" label={m.refund_way()}>
          {refundWays.map((refundWay) => (
            <option key={refundWay} value={refundWay}>
              {refundWayNames[refundWay]()}
            </option>
          ))}
        </Select>
      </div>
      {way !== "cash" && (
        <Field
          {...state.field("reference")}
          size="dense"
          autoComplete="off"
          label={m.refund_reference()}
          hint={m.refund_reference_hint()}
          maxLength={maxReference}
        />
      )}
      <ReasonField {...state.field("reason")} size="dense" label={m.refund_reason()} />
      <FormFoot
        form={state}
        saveLabel={
          amount === undefined ? m.refund_save() : m.refund_save_amount({ amount: formatTaka(amount) })
        }
        close={{
          label: m.refund_close(),
          onClose: () => {
            state.show(emptyValues);
            onClose();
          },
        }}
      />
    </FormFrame>
  );
}
