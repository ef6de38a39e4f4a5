/** The statuses of an order (SPEC 3 and 4). */
export const statuses = ["pending", "processing", "completed", "cancelled"] as const;

export type OrderStatus = (typeof statuses)[number];

/** Which step may follow which, for the admin's buttons and the server. */
export const nextSteps: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["processing", "cancelled"],
  processing: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
};

export const mayStep = (from: OrderStatus, to: OrderStatus): boolean => nextSteps[from].includes(to);

/** Whether an order of this status waits for work. */
export const isWaiting = (status: OrderStatus): boolean => nextSteps[status].length > 0;

/** What undoing a step leads back to, within `undoSeconds`. A cancelled order has returned its pieces to stock, so it stays cancelled. */
export const undoneTo: Partial<Record<OrderStatus, OrderStatus>> = {
  processing: "pending",
  completed: "processing",
};

/** Why the shop cancels an order. */
export const cancelReasons = [
  "customer_asked",
  "not_reached",
  "out_of_stock",
  "not_served",
  "other",
] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** How long an admin can undo a step. */
export const undoSeconds = 10;

const firstNumber = 10_000;

/** An order number for people: the running number 482 is "TK-10482". */
export const orderNumber = (running: number): string => `TK-${firstNumber + running}`;

/** The running number in a typed text: "tk 10482", "10482"; undefined if there is none. */
export function runningNumber(typed: string): number | undefined {
  const match = /^\s*(?:TK[\s-]*)?([0-9]{5,12})\s*$/i.exec(typed);
  const running = Number(match?.[1]) - firstNumber;
  return running > 0 ? running : undefined;
}
