import { m } from "#src/language/messages.ts";
import type { Order } from "#src/orders/contract.ts";
import { readTaka } from "../editing/edit-draft.ts";

export type TypedDiscount = { amount: string; reason: string };

export const noDiscount: TypedDiscount = { amount: "", reason: "" };

export const toTypedDiscount = ({ discount, discount_reason }: Order): TypedDiscount => ({
  amount: discount ? String(discount) : "",
  reason: discount_reason ?? "",
});

/** An empty amount, or 0 in either digit set, takes the discount away. */
export const discountErrors = ({ amount }: TypedDiscount) => ({
  "discount.amount":
    /^[0০.]*$/.test(amount.trim()) || readTaka(amount) !== undefined
      ? undefined
      : m.order_discount_unreadable(),
});

export const readDiscountTaka = ({ amount }: TypedDiscount): number => readTaka(amount) ?? 0;

export const toDiscountInput = (typed: TypedDiscount): { amount: number; reason?: string } => {
  const amount = readDiscountTaka(typed);
  return amount === 0 ? { amount } : { amount, reason: typed.reason };
};
