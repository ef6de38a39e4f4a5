import { m } from "../language/messages.ts";
import { StatusBadge } from "../ui/display/status-badge.tsx";
import type { Order } from "./contract.ts";
import type { OrderStatus, Progress } from "./order.ts";

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
  not_delivered: m.order_progress_not_delivered,
  delivered: m.order_progress_delivered,
  cancelled: m.order_progress_cancelled,
};

export const OrderStatusBadge = ({ status }: Pick<Order, "status">) => (
  <StatusBadge status={status}>{statusNames[status]()}</StatusBadge>
);

/** The status, and the progress where the status alone does not say it. */
export const OrderStatusAndProgress = ({ status, fulfilment }: Pick<Order, "status" | "fulfilment">) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
    <OrderStatusBadge status={status} />
    {fulfilment && status !== "cancelled" && fulfilment !== "placed" && (
      <span className="text-hint text-ink-soft">{progressNames[fulfilment]()}</span>
    )}
  </span>
);
