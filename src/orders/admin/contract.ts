import type { z } from "zod";
import { command, query } from "../../api/operation.ts";
import type { CancelReason, Fulfilment, OrderStatus, Progress } from "../order.ts";
import type { StepAtOnce } from "./rules.ts";
import type * as schemas from "./schemas.ts";

export type AdminOrderRow = z.infer<typeof schemas.adminOrderRow>;
export type AdminOrderList = z.infer<typeof schemas.adminOrderList>;
export type PrintedOrder = z.infer<typeof schemas.printedOrders>["data"]["orders"][number];
export type PickLine = z.infer<typeof schemas.pickLine>;
export type PackingStarted = z.infer<typeof schemas.packingStarted>["data"];
export type AdminOrder = z.infer<typeof schemas.adminOrder>["data"];

const order = { id: "number", number: "string", status: "string" } as const;

/** The shop's orders, for admins: a status that waits has the oldest first, else the newest. */
export const listOrders = query<
  {
    status?: OrderStatus;
    fulfilment?: Fulfilment;
    day?: string;
    slot_day?: string;
    search?: string;
    place?: string;
    after?: string;
  },
  AdminOrderList
>("/api/admin/orders", {
  data: [{ id: "number", number: "string", status: "string" }],
  meta: { waiting: "number", newest: "number" },
});

/** How many orders came after the one with the id `after`: cheap enough to ask over and over. */
export const countNewer = query<{ after: string }, z.infer<typeof schemas.newerOrders>>(
  "/api/admin/orders/newer",
  { data: { count: "number", newest: "number" } },
);

/** One order with its customer and steps; for admins. */
export const showOrder = query<{ id: string }, z.infer<typeof schemas.adminOrder>>("/api/admin/orders/{id}", {
  data: order,
});

/** Why an order is cancelled; `note` says it in words, for "other". */
export type Cancellation = { reason: CancelReason; note?: string | undefined };
type StepInput = { id: string } & (
  | { from: OrderStatus; status: OrderStatus }
  | { from: Progress; to: Progress }
) &
  Partial<Cancellation> & { unweighed?: boolean };

/**
 * Takes an order one step on, as the tables of steps allow, or one's own last step back while that may be; cancelling takes a
 * reason and puts the pieces back into stock. With `to`, a step from "confirmed" to "packed" and so on; with `status`, one by the
 * four statuses of the specification. Packs what is sold by weight without its weight only with `unweighed`; else refuses with
 * `not_weighed`.
 */
export const stepOrder = command<StepInput, z.infer<typeof schemas.adminOrder>>(
  "/api/admin/orders/{id}/steps",
  {
    data: order,
  },
);

/**
 * Takes several orders a step on, each for itself: placed ones to `to: "confirmed"`, which is what holds without it, confirmed ones
 * to "packed", packed ones to "on_the_way". `started` names those that went, `refused` those that did not, and why. At most 100;
 * sent twice, the second time refuses what the first one took.
 */
export const startPacking = command<
  { orders: number[]; to?: StepAtOnce },
  z.infer<typeof schemas.packingStarted>
>("/api/admin/orders/start-packing", {
  data: { started: [{ number: "string" }], refused: [{ number: "string", message: "string" }] },
});

/**
 * What is printed of orders, `orders` being their ids with commas between them, at most 100: the orders themselves, and what is
 * still to be gathered for all of them together, by category. Leaves out ids that no order has.
 */
export const printOrders = query<{ orders: string }, z.infer<typeof schemas.printedOrders>>(
  "/api/admin/orders-to-print",
  { data: { orders: [order], pick: [{ name: "string", quantity: "number" }] } },
);
