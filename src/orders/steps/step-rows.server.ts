import type { Fulfilment, OrderStatus, Progress, StepOutcome } from "../order.ts";

/** The fulfilments are null in old rows. */
export type LastStepRow = {
  from_status: OrderStatus;
  to_status: OrderStatus;
  from_fulfilment: Fulfilment | null;
  to_fulfilment: Fulfilment | null;
  outcome: StepOutcome | null;
};

/** SQL: columns of a step `s`. */
export const lastStepColumns = "s.from_status, s.to_status, s.from_fulfilment, s.to_fulfilment, s.outcome";

/** For old rows, which have no fulfilment. */
const progressByStatus: Record<OrderStatus, Progress> = {
  pending: "placed",
  processing: "confirmed",
  completed: "delivered",
  cancelled: "cancelled",
};

/** The progress before or after a step. */
export function stepProgress(row: Omit<LastStepRow, "outcome">, side: "from" | "to"): Progress {
  const status = row[`${side}_status`];
  const fulfilment = row[`${side}_fulfilment`];
  return status === "cancelled" || fulfilment === null ? progressByStatus[status] : fulfilment;
}
