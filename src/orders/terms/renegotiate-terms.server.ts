import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { type DeliveryTerms, toDeliveryOffer } from "#src/delivery/find-delivery.server.ts";
import { m } from "#src/language/messages.ts";
import type { Poisha } from "#src/language/numbers/money.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import { type ItemRow, linePoisha } from "../order-rows.server.ts";
import { type AgreedDelivery, agreeOnDelivery } from "./agree-on-delivery.server.ts";
import { refuseFarPerishables, refuseTooSmall } from "./refused-lines.server.ts";

/** `id` is the product's, 0 once deleted; `stock` is that before the order, null if not counted. */
export type PlacedLine = Pick<
  ItemRow,
  "name_en" | "name_bn" | "quantity" | "price_poisha" | "actual_poisha"
> & {
  id: number;
  is_perishable: boolean;
  stock: number | null;
};

export async function findPlacedLines(client: PoolClient, orderId: number): Promise<PlacedLine[]> {
  const { rows } = await client.query<PlacedLine>(
    `select coalesce(i.product_id, 0) as id, i.name_en, i.name_bn, i.quantity, i.price_poisha, i.actual_poisha,
            coalesce(p.is_perishable, false) as is_perishable, p.stock + i.taken as stock
     from order_items i left join products p on p.id = i.product_id where i.order_id = $1 order by i.id`,
    [orderId],
  );
  return rows;
}

/** `delivery` is undefined if staff agree on it by phone. */
export type RenegotiatedTerms = { itemsTotal: Poisha; delivery: AgreedDelivery | undefined };

/** The codes with which `renegotiateTerms` refuses. */
export const termRefusals = ["not_delivered", "fee_changed", "below_minimum", "slot_gone"] as const;

/**
 * The place's current terms. Refuses with `not_delivered`, `below_minimum`, and `fee_changed` if the fee is
 * above `wanted.fee` taka. `byStaff`: perishables have been agreed on.
 */
export function renegotiateTerms(
  lines: PlacedLine[],
  wanted: { place: string; fee?: number | undefined },
  terms: DeliveryTerms,
  details: ShopDetails,
  { byStaff = false } = {},
): RenegotiatedTerms {
  if (terms.has_areas && !terms.area) {
    const delivery = toDeliveryOffer(wanted.place, terms, details);
    const message = m.delivery_not_here({ place: delivery.place?.name ?? "" });
    throw new Problem("not_delivered", message, { details: { delivery } });
  }
  if (!byStaff) refuseFarPerishables(lines, terms);
  const itemsTotal = lines.reduce((sum, line) => sum + linePoisha(line), 0);
  const delivery = agreeOnDelivery(wanted, terms, [], itemsTotal, details);
  refuseTooSmall(itemsTotal, delivery?.minimumPoisha ?? 0);
  return { itemsTotal, delivery };
}
