import type { Fulfilment, OrderStatus, Progress, StepOutcome } from "../order.ts";

/** A step as it is stored; the fulfilments are null in those from before they were kept. */
export type LastStepRow = {
  from_status: OrderStatus;
  to_status: OrderStatus;
  from_fulfilment: Fulfilment | null;
  to_fulfilment: Fulfilment | null;
  outcome: StepOutcome | null;
};

/** SQL columns of a step `s`. */
export const lastStepColumns = "s.from_status, s.to_status, s.from_fulfilment, s.to_fulfilment, s.outcome";

/** What a status alone says of how far an order was. */
const byStatus: Record<OrderStatus, Progress> = {
  pending: "placed",
  processing: "confirmed",
  completed: "delivered",
  cancelled: "cancelled",
};

/** Where a step started, or where it led. */
export function stepProgress(row: Omit<LastStepRow, "outcome">, side: "from" | "to"): Progress {
  const status = row[`${side}_status`];
  const fulfilment = row[`${side}_fulfilment`];
  return status === "cancelled" || fulfilment === null ? byStatus[status] : fulfilment;
}
