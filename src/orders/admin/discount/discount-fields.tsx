import { maxReason } from "../../../api/limits.ts";
import { m } from "../../../language/messages.ts";
import { Field } from "../../../ui/form/field.tsx";
import type { TypedDiscount } from "./typed-discount.ts";

type DiscountFieldsProps = {
  typed: TypedDiscount;
  onChange: (typed: TypedDiscount) => void;
  errors: Partial<Record<string, string>>;
  busy: boolean;
};

/** What is taken off an order, and why. */
export function DiscountFields({ typed, onChange, errors, busy }: DiscountFieldsProps) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-2">
      <Field
        size="dense"
        name="discount.amount"
        inputMode="decimal"
        autoComplete="off"
        before="৳"
        label={m.order_discount()}
        maxLength={12}
        value={typed.amount}
        error={errors["discount.amount"]}
        readOnly={busy}
        onChange={({ currentTarget: { value } }) => onChange({ ...typed, amount: value })}
      />
      <Field
        size="dense"
        name="discount.reason"
        autoComplete="off"
        label={m.order_discount_reason()}
        hint={m.order_discount_reason_hint()}
        maxLength={maxReason}
        value={typed.reason}
        error={errors["discount.reason"]}
        readOnly={busy}
        onChange={({ currentTarget: { value } }) => onChange({ ...typed, reason: value })}
      />
    </div>
  );
}
