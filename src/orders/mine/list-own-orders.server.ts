import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { toAddressDetails, type WhereRow } from "#src/places/place-names.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { needsCallSql } from "../calls/needs-call.server.ts";
import type { Delivery, OrderList } from "../contract.ts";
import { type OrderRow, orderColumns, toOrder } from "../order-rows.server.ts";
import type { orderListQuery } from "../schemas.ts";

export type DeliveryRow = WhereRow & { address_details: string; mobile_no: string };

/**
 * A page of the customer's orders, newest first, older than `cursor`. The specification names the list twice.
 */
export async function listOwnOrders(
  { cursor, limit }: z.output<typeof orderListQuery>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<OrderList> {
  const { rows } = await shop.database.pool.query<OrderRow & { needs_call: boolean }>(
    `select ${orderColumns}, ${needsCallSql} as needs_call from orders o
     where o.user_id = $1 and o.id < coalesce($2, 9223372036854775807)
     order by o.id desc limit $3`,
    [viewer.id, cursor ?? null, limit + 1],
  );
  const orders = rows
    .slice(0, limit)
    .map((row) => ({ ...toOrder(row), needs_call: row.needs_call || undefined }));
  const next = rows.length > orders.length ? String(orders.at(-1)?.id) : undefined;
  return { data: orders, orders, meta: { next } };
}

/** The delivery of the customer's newest order, whatever its status, as a list of at most one. */
export async function findLastDelivery(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: Delivery[] }> {
  const { rows } = await shop.database.pool.query<DeliveryRow>(
    `select address_details, mobile_no, place, street, rider_note from orders
     where user_id = $1 order by id desc limit 1`,
    [viewer.id],
  );
  return { data: rows.map(toDelivery) };
}

/** An address of an order or of an account in the API's form. */
export const toDelivery = (row: DeliveryRow): Delivery => ({
  address_details: row.address_details,
  mobile_no: row.mobile_no,
  ...toAddressDetails(row),
});
