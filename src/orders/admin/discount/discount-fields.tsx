import { m } from "#src/language/messages.ts";
import { ReasonField, TakaField } from "../amounts/amount-fields.tsx";
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
      <TakaField
        size="dense"
        name="discount.amount"
        label={m.order_discount()}
        value={typed.amount}
        error={errors["discount.amount"]}
        readOnly={busy}
        onChange={({ currentTarget: { value } }) => onChange({ ...typed, amount: value })}
      />
      <ReasonField
        size="dense"
        name="discount.reason"
        label={m.order_discount_reason()}
        value={typed.reason}
        error={errors["discount.reason"]}
        readOnly={busy}
        onChange={({ currentTarget: { value } }) => onChange({ ...typed, reason: value })}
      />
    </div>
  );
}
