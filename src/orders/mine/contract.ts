import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

type MyOrderAnswer = z.infer<typeof schemas.myOrder>;
export type MyOrder = MyOrderAnswer["data"];

const outline = {
  data: { number: "string", status: "string", steps: [{ progress: "string", at: "string" }] },
} as const;

export type ItemsChange = z.input<typeof schemas.itemsChange>;
export type ChangedSums = z.infer<typeof schemas.itemsPreview>["data"];

/** `number` is the order number, such as "TK-10482". */
export const showMyOrder = query<{ number: string }, MyOrderAnswer>("/api/my-orders/{number}", outline);

/** Refuses with `changed` and the current order once the shop has started on it. Idempotent. */
export const cancelMyOrder = command<{ number: string }, MyOrderAnswer>(
  "/api/my-orders/{number}/cancel",
  outline,
);

/**
 * Changes the delivery until the order is packed; refuses a stale `was` with `changed`. An address without
 * its place clears the place. An order without an area takes the new place's terms, or refuses with
 * `fee_changed`, `not_delivered` or `below_minimum`.
 */
export const changeMyDelivery = command<z.input<typeof schemas.deliveryChange>, MyOrderAnswer>(
  "/api/my-orders/{number}/delivery",
  outline,
);

/**
 * Replaces all lines until packing begins or the order's slot closes. Old lines keep their price, also for
 * more pieces; new ones have today's. Refuses with `changed` what is stale or too late, and as placing an
 * order does. A confirmed order that rises by more than the shop allows is called again. Idempotent.
 */
export const changeMyItems = command<ItemsChange, MyOrderAnswer>("/api/my-orders/{number}/items", outline);

/** Previews the total of a change and writes nothing; refuses what `changeMyItems` refuses. */
export const previewMyItems = command<ItemsChange, z.infer<typeof schemas.itemsPreview>>(
  "/api/my-orders/{number}/items/preview",
  { data: { total: "number" } },
);

/**
 * Joins an order with another one for the same address and time: the later one's items go into the earlier one
 * at their prices, its delivery fee goes, and it is cancelled. Answers the order that stays. Refuses with
 * `changed` what is stale or too late. Idempotent.
 */
export const joinMyOrders = command<z.input<typeof schemas.ordersToJoin>, MyOrderAnswer>(
  "/api/my-orders/{number}/join",
  outline,
);

/** Previews the total of a join and writes nothing; refuses what `joinMyOrders` refuses. */
export const previewJoin = command<
  z.input<typeof schemas.ordersToJoin>,
  z.infer<typeof schemas.itemsPreview>
>("/api/my-orders/{number}/join/preview", { data: { total: "number" } });
