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
export type PackingStarted = z.infer<typeof schemas.stepsAtOnceResult>["data"];
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

/** Counts orders newer than the id `after`. `wait`: a long poll of at most 8 seconds. */
export const countNewer = query<{ after: string; wait?: boolean }, z.infer<typeof schemas.newerOrders>>(
  "/api/admin/orders/newer",
  { data: { count: "number", newest: "number" } },
);

export const showOrder = query<{ id: string }, z.infer<typeof schemas.adminOrder>>("/api/admin/orders/{id}", {
  data: order,
});

export type Cancellation = { reason: CancelReason; note?: string | undefined };
type StepInput = { id: string } & (
  | { from: OrderStatus; status: OrderStatus }
  | { from: Progress; to: Progress }
) &
  Partial<Cancellation> & { unweighed?: boolean; revision?: number };

/**
 * One step on, or an undo of the viewer's own last step. Cancelling needs a `reason`. Refuses with
 * `not_weighed` to pack unweighed lines, unless `unweighed` is set, and with `changed` a stale `revision`.
 */
export const stepOrder = command<StepInput, z.infer<typeof schemas.adminOrder>>(
  "/api/admin/orders/{id}/steps",
  {
    data: order,
  },
);

/**
 * Up to 100 orders, each in its own transaction; `refused` lists the failures. `undo` takes the viewer's own
 * step back.
 */
export const startPacking = command<
  { orders: number[]; to?: StepAtOnce; undo?: boolean; revisions?: Record<string, number> },
  z.infer<typeof schemas.stepsAtOnceResult>
>("/api/admin/orders/start-packing", {
  data: { started: [{ number: "string" }], refused: [{ number: "string", message: "string" }] },
});

/** `orders`: comma-separated ids, of which only pending ones are returned. */
export const checkUnconfirmed = query<{ orders: string }, z.infer<typeof schemas.unconfirmedOrders>>(
  "/api/admin/orders-to-confirm",
  { data: [{ id: "number", number: "string", name: "string", doubts: ["string"] }] },
);

/** `orders`: up to 100 comma-separated ids. `pick`: what is still to be gathered for all of them. */
export const printOrders = query<{ orders: string }, z.infer<typeof schemas.printedOrders>>(
  "/api/admin/orders-to-print",
  { data: { orders: [order], pick: [{ name: "string", quantity: "number" }] } },
);
