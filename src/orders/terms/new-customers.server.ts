import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import { callUs } from "#src/shell/reach-us.ts";

type NewCustomerOrder = {
  customerId: number;
  /** In E.164; undefined where it is no mobile of Bangladesh. */
  mobileE164: string | undefined;
  productIds: number[];
  /** An order that is not counted: the one that changes. */
  exceptOrder?: number;
};

/** Open orders, and the pieces in them by the id of the product. */
export type OpenOrders = { orders: number; pieces: Record<string, number> };

/**
 * What a customer without a delivered order has open, by account or by mobile number, whichever is more; undefined for any other
 * customer. Until the transaction of `client` ends, no other one counts these orders.
 */
export async function openOrdersOfNewCustomer(
  client: PoolClient,
  { customerId, mobileE164, productIds, exceptOrder }: NewCustomerOrder,
): Promise<OpenOrders | undefined> {
  const { rows } = await client.query<OpenOrders>({
    name: "open-orders-of-new-customer",
    text: "select orders, pieces from open_orders_of_new_customer($1, $2, $3::bigint[], $4)",
    values: [customerId, mobileE164 ?? null, productIds, exceptOrder ?? null],
  });
  return rows[0];
}

/** A line of an order with the stock that there was before it; null: not counted. */
type Line = { id: number; name_en: string; name_bn: string; quantity: number; stock: number | null };

/**
 * Refuses with `new_customer_limit` an order by which a new customer would have more open than the shop allows until a first delivery: orders,
 * or pieces of one product, of which a quarter of the stock is always allowed.
 */
export function refuseTooMuchAtFirst(lines: Line[], open: OpenOrders, details: ShopDetails): void {
  const call = callUs(details.phone);
  const { new_customer_orders: mostOrders, new_customer_pieces: mostPieces } = details;
  if (open.orders >= mostOrders)
    throw new Problem("new_customer_limit", m.order_new_customer_orders({ most: number(mostOrders), call }));
  const over = lines
    .filter(({ stock }) => stock !== null)
    .map((line) => ({ ...line, most: Math.max(mostPieces, Math.floor((line.stock ?? 0) / 4)) }))
    .filter(({ id, quantity, most }) => (open.pieces[id] ?? 0) + quantity > most);
  if (over.length === 0) return;
  const pieces = over.map((line) =>
    m.order_new_customer_piece({ name: line[`name_${locale()}`], most: number(line.most) }),
  );
  const message = m.order_new_customer_pieces({ pieces: pieces.join(", "), call });
  throw new Problem("new_customer_limit", message, {
    details: { lines: over.map(({ id, most }) => ({ product_id: id, most })) },
  });
}
