import { m } from "#src/language/messages.ts";
import type { Order } from "../contract.ts";
import { isEstimated } from "../order.ts";
import { isPaidInCash } from "../payment-text.ts";

/** The label of the total: paid, to be paid, or neither. */
export function payTitle(order: Order): string {
  if (order.status === "completed")
    return isPaidInCash(order) ? m.my_order_paid() : m.my_order_paid_otherwise();
  if (order.status === "cancelled") return m.common_total();
  return isEstimated(order) || order.to_agree === "delivery"
    ? m.my_order_to_pay_about()
    : m.my_order_to_pay();
}
