import { m } from "../../language/messages.ts";
import { StatusBadge } from "../../ui/display/status-badge.tsx";
import type { Order } from "../contract.ts";
import { type OrderStatus, type Progress, progressOf } from "../order.ts";

export const statusNames: Record<OrderStatus, () => string> = {
  pending: m.orders_pending,
  processing: m.orders_processing,
  completed: m.orders_completed,
  cancelled: m.orders_cancelled,
};

export const progressNames: Record<Progress, () => string> = {
  placed: m.order_progress_placed,
  confirmed: m.order_progress_confirmed,
  packed: m.order_progress_packed,
  on_the_way: m.order_progress_on_the_way,
  delivered: m.order_progress_delivered,
  cancelled: m.order_progress_cancelled,
};

/** Where an order is, in the colour of its status; in the words of the status where an answer says no more. */
export function OrderStatusBadge({ status, fulfilment }: Pick<Order, "status" | "fulfilment">) {
  return (
    <StatusBadge status={status}>
      {fulfilment ? progressNames[progressOf({ status, fulfilment })]() : statusNames[status]()}
    </StatusBadge>
  );
}
