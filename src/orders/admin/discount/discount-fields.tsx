import type { ComponentProps } from "react";
import { m } from "#src/language/messages.ts";
import { ReasonField, TakaField } from "../amounts/amount-fields.tsx";

type DiscountFieldsProps = {
  field: (name: "discount.amount" | "discount.reason") => Omit<ComponentProps<typeof TakaField>, "label">;
};

export const DiscountFields = ({ field }: DiscountFieldsProps) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-2">
    <TakaField {...field("discount.amount")} size="dense" label={m.order_discount()} />
    <ReasonField {...field("discount.reason")} size="dense" label={m.order_discount_reason()} />
  </div>
);
