import { m } from "#src/language/messages.ts";
import type { Order } from "#src/orders/contract.ts";
import { readTaka } from "../editing/edit-draft.ts";

/** A discount as it is typed. */
export type TypedDiscount = { amount: string; reason: string };

export const noDiscount: TypedDiscount = { amount: "", reason: "" };

/** The discount of an order, nothing changed yet. */
export const discountOf = ({ discount, discount_reason }: Order): TypedDiscount => ({
  amount: discount ? String(discount) : "",
  reason: discount_reason ?? "",
});

/** What is wrong with it, by field: its amount is empty or can be read. */
export const wrongDiscount = ({ amount }: TypedDiscount) => ({
  "discount.amount":
    /^[0০.]*$/.test(amount.trim()) || readTaka(amount) !== undefined
      ? undefined
      : m.order_discount_unreadable(),
});

/** What is taken off, in taka. */
export const takaOff = ({ amount }: TypedDiscount): number => readTaka(amount) ?? 0;

/** The discount as it is sent. */
export const sentDiscount = (typed: TypedDiscount): { amount: number; reason?: string } => {
  const amount = takaOff(typed);
  return amount === 0 ? { amount } : { amount, reason: typed.reason };
};
