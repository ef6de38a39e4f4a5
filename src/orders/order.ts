/** The statuses of an order (SPEC 3 and 4). */
export const statuses = ["pending", "processing", "completed", "cancelled"] as const;

export type OrderStatus = (typeof statuses)[number];

/** How far an order is, finer than its status. A cancelled order keeps how far it had come. What is "not delivered" is packed and back
 * in the shop: nobody opened the door. */
export const fulfilments = [
  "placed",
  "confirmed",
  "packed",
  "on_the_way",
  "not_delivered",
  "delivered",
] as const;

export type Fulfilment = (typeof fulfilments)[number];

/** Where an order is: how far it has come, or that it is cancelled. */
export const progresses = [...fulfilments, "cancelled"] as const;

export type Progress = (typeof progresses)[number];

/** The status of the specification that belongs to each. */
export const statusOf: Record<Progress, OrderStatus> = {
  placed: "pending",
  confirmed: "processing",
  packed: "processing",
  on_the_way: "processing",
  not_delivered: "processing",
  delivered: "completed",
  cancelled: "cancelled",
};

export const progressOf = ({
  status,
  fulfilment,
}: {
  status: OrderStatus;
  fulfilment: Fulfilment;
}): Progress => (status === "cancelled" ? "cancelled" : fulfilment);

/** Which step may follow which, for the buttons and the server. From "not delivered" to "packed": it is brought again.
 * From "confirmed" to "delivered": a small shop packs and hands over in one go. */
export const nextSteps: Record<Progress, readonly Progress[]> = {
  placed: ["confirmed", "cancelled"],
  confirmed: ["packed", "delivered", "cancelled"],
  packed: ["on_the_way", "cancelled"],
  on_the_way: ["delivered", "not_delivered", "cancelled"],
  not_delivered: ["packed", "cancelled"],
  delivered: [],
  cancelled: [],
};

/** Where a step by the four statuses leads, for clients that know no others: the specification goes over the packing. */
export const stepsByStatus: Record<OrderStatus, Partial<Record<OrderStatus, Progress>>> = {
  pending: { processing: "confirmed", cancelled: "cancelled" },
  processing: { completed: "delivered", cancelled: "cancelled" },
  completed: {},
  cancelled: {},
};

/** Whether an order of this status waits for work. */
export const isWaiting = (status: OrderStatus): boolean => status === "pending" || status === "processing";

/** What is special about a step: nobody opened the door; some of the goods were not taken. */
export const stepOutcomes = ["nobody_there", "partly"] as const;

export type StepOutcome = (typeof stepOutcomes)[number];

/** Whether a step may be taken back: not what has moved stock. */
export const mayUndo = (to: Progress, outcome?: StepOutcome | null): boolean =>
  to !== "cancelled" && outcome !== "partly";

/** Until when its customer may cancel an order, and change where it goes. */
export const mayCancelOwn = (progress: Progress): boolean =>
  progress === "placed" || progress === "not_delivered";
export const mayChangeOwn = (progress: Progress): boolean =>
  mayCancelOwn(progress) || progress === "confirmed";

/** Whether staff call the customer: to confirm the order, or to agree on another delivery. */
export const isToCall = (progress: Progress): boolean => mayCancelOwn(progress);

/** Until when staff may give an order another time. */
export const mayChangeSlot = (progress: Progress): boolean => mayChangeOwn(progress) || progress === "packed";

/** Where its customer sees an order. */
export const orderPath = (number: string): string => `/account/orders/${number}`;

/** Whether an order is still to be packed: until then it shows what is missing, and what is to be weighed. */
export const isToPack = ({
  status,
  fulfilment = "placed",
}: {
  status: OrderStatus;
  fulfilment?: Fulfilment | undefined;
}): boolean => isWaiting(status) && (fulfilment === "placed" || fulfilment === "confirmed");

type Weighable = { step_grams?: number | undefined; packed_grams?: number | undefined };

/** Whether an order's total is an estimate: it is not packed yet, and something in it is still to be weighed. */
export const isEstimated = (order: {
  status: OrderStatus;
  fulfilment?: Fulfilment | undefined;
  order_items: readonly Weighable[];
}): boolean =>
  isToPack(order) &&
  order.order_items.some(
    ({ step_grams, packed_grams }) => step_grams !== undefined && packed_grams === undefined,
  );

/** What staff may have to agree on with the customer by phone: area, time and fee of the delivery, or its time alone. */
export const agreements = ["delivery", "time"] as const;

export type ToAgree = (typeof agreements)[number];

/** What a change of an order is about that changes none of its lines. */
export const editSubjects = ["time", "place", "contact"] as const;

export type EditSubject = (typeof editSubjects)[number];

/** Why the shop cancels an order. */
export const cancelReasons = [
  "customer_asked",
  "not_reached",
  "out_of_stock",
  "not_served",
  "refused",
  "other",
] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** How long an admin can undo a step. */
export const undoSeconds = 10;

/** Added to it: a slow network may deliver the request late. */
export const graceSeconds = 5;

const firstNumber = 10_000;

/** An order number for people: the running number 482 is "TK-10482". */
export const orderNumber = (running: number): string => `TK-${firstNumber + running}`;

/** The running number in a typed text: "tk 10482", "10482"; undefined if there is none. */
export function runningNumber(typed: string): number | undefined {
  const match = /^\s*(?:TK[\s-]*)?([0-9]{5,12})\s*$/i.exec(typed);
  const running = Number(match?.[1]) - firstNumber;
  return running > 0 ? running : undefined;
}

/** The tint that marks a line as not in the catalogue. No category has it. */
export const namedTint = "named";
