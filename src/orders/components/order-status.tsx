import { m } from "../../language/messages.ts";
import { StatusBadge } from "../../ui/display/status-badge.tsx";
import type { OrderStatus } from "../order.ts";

export const statusNames: Record<OrderStatus, () => string> = {
  pending: m.orders_pending,
  processing: m.orders_processing,
  completed: m.orders_completed,
  cancelled: m.orders_cancelled,
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge status={status}>{statusNames[status]()}</StatusBadge>;
}
