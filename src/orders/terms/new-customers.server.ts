import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import { callUsText } from "#src/shell/reach-us.ts";

type NewCustomerOrder = {
  customerId: number;
  /** E.164; undefined for other than Bangladeshi mobiles. */
  mobileE164: string | undefined;
  productIds: number[];
  exceptOrder?: number;
};

/** How many open orders there are, and the `pieces` in them by product id. */
export type OpenOrders = { orders: number; pieces: Record<string, number> };

/**
 * Counts a new customer's open orders by account or mobile number, whichever are more; undefined after a
 * first delivery. Serialises concurrent counts in the transaction of `client`.
 */
export async function countOpenOrdersOfNewCustomer(
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

/** `stock` is that before the order; null: not counted. */
type LimitedLine = { id: number; name_en: string; name_bn: string; quantity: number; stock: number | null };

/**
 * Refuses with `new_customer_limit` above the shop's limits; a quarter of a product's stock is always
 * allowed, and products whose stock is not counted have no limit.
 */
export function refuseAboveNewCustomerLimit(
  lines: LimitedLine[],
  openOrders: OpenOrders,
  details: ShopDetails,
): void {
  const call = callUsText(details.phone);
  const { new_customer_orders: mostOrders, new_customer_pieces: mostPieces } = details;
  if (openOrders.orders >= mostOrders)
    throw new Problem(
      "new_customer_limit",
      m.order_new_customer_orders({ most: formatNumber(mostOrders), call }),
    );
  const exceedingLines = lines
    .filter(({ stock }) => stock !== null)
    .map((line) => ({ ...line, most: Math.max(mostPieces, Math.floor((line.stock ?? 0) / 4)) }))
    .filter(({ id, quantity, most }) => (openOrders.pieces[id] ?? 0) + quantity > most);
  if (exceedingLines.length === 0) return;
  const pieces = exceedingLines.map((line) =>
    m.order_new_customer_piece({ name: line[`name_${locale()}`], most: formatNumber(line.most) }),
  );
  const message = m.order_new_customer_pieces({ pieces: pieces.join(", "), call });
  throw new Problem("new_customer_limit", message, {
    details: { lines: exceedingLines.map(({ id, most }) => ({ product_id: id, most })) },
  });
}
