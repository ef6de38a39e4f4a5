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

/** Sorts by age: oldest first for a waiting status, else newest first. */
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

/**
 * Counts the orders newer than the id `after`; cheap enough to poll. With `wait` it is a long poll of at most
 * 20 seconds.
 */
export const countNewer = query<{ after: string; wait?: boolean }, z.infer<typeof schemas.newerOrders>>(
  "/api/admin/orders/newer",
  { data: { count: "number", newest: "number" } },
);

export const showOrder = query<{ id: string }, z.infer<typeof schemas.adminOrder>>("/api/admin/orders/{id}", {
  data: order,
});

/** `note` is required for "other". */
export type Cancellation = { reason: CancelReason; note?: string | undefined };
type StepInput = { id: string } & (
  | { from: OrderStatus; status: OrderStatus }
  | { from: Progress; to: Progress }
) &
  Partial<Cancellation> & { unweighed?: boolean };

/**
 * Changes an order's status by one step, or undoes the viewer's own last step. `to` is finer than the
 * specification's four statuses. Cancelling needs a reason and returns the pieces to the stock. Refuses with
 * `not_weighed` to pack an order with unweighed lines, unless `unweighed` is set.
 */
export const stepOrder = command<StepInput, z.infer<typeof schemas.adminOrder>>(
  "/api/admin/orders/{id}/steps",
  {
    data: order,
  },
);

/**
 * Takes up to 100 orders one step on, each in its own transaction; `to` defaults to "confirmed". `started`
 * lists the successes, `refused` the rest with reasons. `undo` takes back the viewer's own such step.
 */
export const startPacking = command<
  { orders: number[]; to?: StepAtOnce; undo?: boolean },
  z.infer<typeof schemas.packingStarted>
>("/api/admin/orders/start-packing", {
  data: { started: [{ number: "string" }], refused: [{ number: "string", message: "string" }] },
});

/**
 * The reasons to call before confirming these orders. `ids` is comma-separated; only pending orders are
 * returned.
 */
export const checkUnconfirmed = query<{ orders: string }, z.infer<typeof schemas.unconfirmedOrders>>(
  "/api/admin/orders-to-confirm",
  { data: [{ id: "number", number: "string", name: "string", doubts: ["string"] }] },
);

/**
 * `orders`: up to 100 comma-separated ids; unknown ones are skipped. `pick` lists what is still to be
 * gathered for all of them, by category.
 */
export const printOrders = query<{ orders: string }, z.infer<typeof schemas.printedOrders>>(
  "/api/admin/orders-to-print",
  { data: { orders: [order], pick: [{ name: "string", quantity: "number" }] } },
);
