import { m } from "#src/language/messages.ts";
import type { CancelReason } from "#src/orders/order.ts";

export const cancelReasonLabels: Record<CancelReason, () => string> = {
  customer_asked: m.admin_order_reason_customer_asked,
  not_reached: m.admin_order_reason_not_reached,
  out_of_stock: m.admin_order_reason_out_of_stock,
  not_served: m.admin_order_reason_not_served,
  refused: m.admin_order_reason_refused,
  other: m.admin_order_reason_other,
};
