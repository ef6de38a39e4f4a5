import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { CancelReason, Fulfilment, OrderStatus, Progress } from "../order.ts";
import type { StepAtOnce } from "./rules.ts";
import type * as schemas from "./schemas.ts";

export type AdminOrderRow = z.infer<typeof schemas.adminOrderRow>;
export type AdminOrderList = z.infer<typeof schemas.adminOrderList>;
export type PrintedOrder = z.infer<typeof schemas.printedOrders>["data"]["orders"][number];
export type PickLine = z.infer<typeof schemas.pickLine>;
export type UnconfirmedOrder = z.infer<typeof schemas.unconfirmedOrders>["data"][number];
export type PackingStarted = z.infer<typeof schemas.packingStarted>["data"];
export type AdminOrder = z.infer<typeof schemas.adminOrder>["data"];
export type CustomerHistory = z.infer<typeof schemas.customerHistory>;

const order = { id: "number", number: "string", status: "string" } as const;

/** The oldest first of a status that waits, else the newest. */
export const listOrders = query<
  {
    status?: OrderStatus | "waiting";
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

/** How many came after the id `after`; cheap enough to poll. With `wait` it answers when one comes, or after 20 seconds. */
export const countNewer = query<{ after: string; wait?: boolean }, z.infer<typeof schemas.newerOrders>>(
  "/api/admin/orders/newer",
  { data: { count: "number", newest: "number" } },
);

/** With its customer and steps. */
export const showOrder = query<{ id: string }, z.infer<typeof schemas.adminOrder>>("/api/admin/orders/{id}", {
  data: order,
});

/** `note` says in words what "other" does not. */
export type Cancellation = { reason: CancelReason; note?: string | undefined };
type StepInput = { id: string } & (
  | { from: OrderStatus; status: OrderStatus }
  | { from: Progress; to: Progress }
) &
  Partial<Cancellation> & { unweighed?: boolean };

/**
 * Takes an order one step on, or one's own last step back while that may be: by `to`, finer than by the four statuses of the
 * specification. Cancelling takes a reason and puts the pieces back into stock. Without `unweighed` refuses with `not_weighed` to
 * pack a line that is sold by weight and not weighed.
 */
export const stepOrder = command<StepInput, z.infer<typeof schemas.adminOrder>>(
  "/api/admin/orders/{id}/steps",
  {
    data: order,
  },
);

/**
 * Takes several orders, at most 100, a step on, each for itself; `to` is "confirmed" where it is left out. `started` names those that
 * went, `refused` those that did not, and why. Sent twice, the second time refuses what the first one took. With `undo` takes the
 * viewer's own such step back, while that may be.
 */
export const startPacking = command<
  { orders: number[]; to?: StepAtOnce; undo?: boolean },
  z.infer<typeof schemas.packingStarted>
>("/api/admin/orders/start-packing", {
  data: { started: [{ number: "string" }], refused: [{ number: "string", message: "string" }] },
});

/** The reasons to call before confirming these orders. `ids` are separated by commas; orders that are not pending are left out. */
export const checkUnconfirmed = query<{ orders: string }, z.infer<typeof schemas.unconfirmedOrders>>(
  "/api/admin/orders-to-confirm",
  { data: [{ id: "number", number: "string", name: "string", doubts: ["string"] }] },
);

/**
 * `orders`: ids with commas between them, at most 100; those that no order has are left out. `pick` is what is still to be gathered
 * for all of them together, by category.
 */
export const printOrders = query<{ orders: string }, z.infer<typeof schemas.printedOrders>>(
  "/api/admin/orders-to-print",
  { data: { orders: [order], pick: [{ name: "string", quantity: "number" }] } },
);
