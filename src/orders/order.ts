/** The four words of the specification. */
export const statuses = ["pending", "processing", "completed", "cancelled"] as const;

export type OrderStatus = (typeof statuses)[number];

/**
 * Finer than the status. "not_delivered": packed, and back in the shop because no one opened the door. A
 * cancelled order keeps its last value.
 */
export const fulfilments = [
  "placed",
  "confirmed",
  "packed",
  "on_the_way",
  "not_delivered",
  "delivered",
] as const;

export type Fulfilment = (typeof fulfilments)[number];

export const progresses = [...fulfilments, "cancelled"] as const;

export type Progress = (typeof progresses)[number];

/** The specification's status for each. */
export const statusByProgress: Record<Progress, OrderStatus> = {
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

/**
 * "not_delivered" to "packed" repeats the delivery; "confirmed" to "delivered" is for shops that pack and
 * hand over at once.
 */
export const nextSteps: Record<Progress, readonly Progress[]> = {
  placed: ["confirmed", "cancelled"],
  confirmed: ["packed", "delivered", "cancelled"],
  packed: ["on_the_way", "cancelled"],
  on_the_way: ["delivered", "not_delivered", "cancelled"],
  not_delivered: ["packed", "cancelled"],
  delivered: [],
  cancelled: [],
};

/** The steps by the four statuses, for clients that know only the specification. */
export const stepsByStatus: Record<OrderStatus, Partial<Record<OrderStatus, Progress>>> = {
  pending: { processing: "confirmed", cancelled: "cancelled" },
  processing: { completed: "delivered", cancelled: "cancelled" },
  completed: {},
  cancelled: {},
};

/** Whether the order is neither delivered nor cancelled. */
export const isWaiting = (status: OrderStatus): boolean => status === "pending" || status === "processing";

/** What came of a delivery: nobody opened, or the customer took only some of the goods. */
export const stepOutcomes = ["nobody_there", "partly"] as const;

export type StepOutcome = (typeof stepOutcomes)[number];

/** A step that moved stock cannot be undone. */
export const mayUndo = (to: Progress, outcome?: StepOutcome | null): boolean =>
  to !== "cancelled" && outcome !== "partly";

/** Whether the customer may still cancel the order. */
export const mayCustomerCancel = (progress: Progress): boolean =>
  progress === "placed" || progress === "not_delivered";

/** Whether the customer may still change address, number and time. */
export const mayCustomerChange = (progress: Progress): boolean =>
  mayCustomerCancel(progress) || progress === "confirmed";

/** Whether staff call the customer to confirm the order, or to agree on another delivery. */
export const needsConfirmationCall = (progress: Progress): boolean => mayCustomerCancel(progress);

/** `packing`: somebody packs it now; `until`: when its slot closes, in ms, null without one. */
type Changeable = { status: OrderStatus; fulfilment: Fulfilment; packing: boolean; until: number | null };

/** Whether the customer may still change the products at `nowMs`. */
export const mayChangeItems = ({ packing, until, ...order }: Changeable, nowMs: number): boolean =>
  needsPacking(order) && !packing && (until === null || nowMs < until);

/** Whether staff may still change address, number, place and time. */
export const mayStaffChangeDelivery = (progress: Progress): boolean =>
  mayCustomerChange(progress) || progress === "packed";

export const orderPath = (number: string): string => `/account/orders/${number}`;

/** Whether the order still has to be packed; until then missing and unweighed lines matter. */
export const needsPacking = ({
  status,
  fulfilment = "placed",
}: {
  status: OrderStatus;
  fulfilment?: Fulfilment | undefined;
}): boolean => isWaiting(status) && (fulfilment === "placed" || fulfilment === "confirmed");

type Weighable = { step_grams?: number | undefined; packed_grams?: number | undefined };

/** Whether the total is an estimate: the order is not packed, and a line is still to be weighed. */
export const isEstimated = (order: {
  status: OrderStatus;
  fulfilment?: Fulfilment | undefined;
  order_items: readonly Weighable[];
}): boolean =>
  needsPacking(order) &&
  order.order_items.some(
    ({ step_grams, packed_grams }) => step_grams !== undefined && packed_grams === undefined,
  );

/** What staff may have to agree on by phone: the whole delivery, or its time. */
export const agreements = ["delivery", "time"] as const;

export type ToAgree = (typeof agreements)[number];

/** What an edit without lines changed: the delivery time, the place, or address and phone. */
export const editSubjects = ["time", "place", "contact"] as const;

export type EditSubject = (typeof editSubjects)[number];

export const cancelReasons = [
  "customer_asked",
  "not_reached",
  "out_of_stock",
  "not_served",
  "refused",
  "other",
] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** How long staff can undo a step. */
export const undoSeconds = 10;

/** The server's tolerance for slow networks. */
export const graceSeconds = 5;

const orderNumberOffset = 10_000;

/** The order number shown to people: id 482 is "TK-10482". */
export const orderNumber = (orderId: number): string => `TK-${orderNumberOffset + orderId}`;

/** Returns the order id in typed text such as "tk 10482" or "10482", else undefined. */
export function readOrderId(typed: string): number | undefined {
  const match = /^\s*(?:TK[\s-]*)?([0-9]{5,12})\s*$/i.exec(typed);
  const orderId = Number(match?.[1]) - orderNumberOffset;
  return orderId > 0 ? orderId : undefined;
}

/** The tint of a line outside the catalogue, which staff have named. */
export const namedLineTint = "named";
