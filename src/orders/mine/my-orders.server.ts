import type { Viewer } from "../../api/viewer.ts";
import { type WhereRow, whereOf } from "../../places/place-names.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import type { Delivery, Order } from "../contract.ts";
import { type OrderRow, orderColumns, toOrder } from "../order-rows.server.ts";

export type DeliveryRow = WhereRow & { address_details: string; mobile_no: string };

/** The most orders shown; for older ones a customer contacts the shop. */
const most = 200;

/** The customer's own orders, newest first, under both names that the specification gives the list. */
export async function myOrders(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: Order[]; orders: Order[] }> {
  const { rows } = await shop.database.pool.query<OrderRow>(
    `select ${orderColumns} from orders o where o.user_id = $1 order by o.id desc limit ${most}`,
    [viewer.id],
  );
  const orders = rows.map(toOrder);
  return { data: orders, orders };
}

/** Address and phone of the customer's newest order, whatever its status; a list of one, or empty. */
export async function lastDelivery(
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
  ...whereOf(row),
});
