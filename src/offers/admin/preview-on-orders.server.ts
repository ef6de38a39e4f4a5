import sql from "sql-template-tag";
import type { z } from "zod";
import { type Poisha, toPoisha, toTaka } from "#src/language/numbers/money.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { findApplicableOffers, type OfferedLine, type OrderOffer } from "../best-offer.ts";
import { maxPreviewOrders } from "../rules.ts";
import type { OfferPreview } from "./contract.ts";
import { readOffer } from "./offer-rows.server.ts";
import type { offerQuestion } from "./schemas.ts";

export type ParsedQuestion = z.output<typeof offerQuestion>;

type RecentOrder = {
  user_id: number;
  mobile_e164: string | null;
  area_id: number | null;
  fee_poisha: number;
  /** Whether it is the first order of its customer and of its mobile number. */
  is_first: boolean;
  lines: (OfferedLine & { categories: number[] })[];
};

/** What an offer would have taken off the newest orders, within its limits, assuming that each had its code. */
export async function previewOnOrders(question: ParsedQuestion, { shop }: ApiContext): Promise<OfferPreview> {
  if (question.id !== undefined) await readOffer(shop.database.pool, question.id);
  const orders = await createReadsFromNow(shop.database)(readNewestOrders);
  const amounts = listTakenOff(question, orders).toSorted((a, b) => a - b);
  const median = amounts[Math.floor(amounts.length / 2)];
  return {
    recent_orders: orders.length,
    orders: amounts.length,
    taken_off: toTaka(amounts.reduce((sum, amount) => sum + amount, 0)),
    example: median === undefined ? undefined : toTaka(median),
  };
}

/** The newest orders, oldest first, as limits apply in this order. A fee that an offer reduced counts whole. */
async function readNewestOrders(queries: Queries): Promise<RecentOrder[]> {
  const { rows } = await queries.query<RecentOrder>(
    sql`select o.user_id, o.mobile_e164, o.area_id, o.fee_poisha,
          not exists (select from orders e where (e.user_id = o.user_id or e.mobile_e164 = o.mobile_e164)
            and e.id < o.id and e.status <> 'cancelled') as is_first,
          (select coalesce(json_agg(json_build_object('productId', i.product_id, 'categories', array(select categories_of(p)),
             'pricePoisha', i.price_poisha, 'quantity', i.quantity, 'isWeighed', i.step_grams is not null) order by i.id), '[]')
           from order_items i left join products p on p.id = i.product_id where i.order_id = o.id) as lines
        from (select * from orders where status <> 'cancelled' order by id desc limit ${maxPreviewOrders}) o order by o.id`,
  );
  return rows;
}

/** The amounts in poisha that the offer takes off, one for each order that could have had it. */
function listTakenOff(question: ParsedQuestion, orders: RecentOrder[]): Poisha[] {
  const uses = new Map<string, number>();
  const hasUsesLeft = (key: string, maxUses: number | null) =>
    maxUses === null || (uses.get(key) ?? 0) < maxUses;
  return orders.flatMap((order) => {
    const customer = `customer ${order.user_id}`;
    const mobile = `mobile ${order.mobile_e164}`;
    const isEligible =
      hasUsesLeft("all", question.max_uses) &&
      hasUsesLeft(customer, question.max_uses_per_customer) &&
      (order.mobile_e164 === null || hasUsesLeft(mobile, question.max_uses_per_mobile)) &&
      (order.is_first || !question.first_order_only);
    const delivery =
      order.area_id === null ? undefined : { feePoisha: order.fee_poisha, areaId: order.area_id };
    const [applied] = isEligible
      ? findApplicableOffers(order.lines, delivery, [toOrderOffer(question, order.lines)])
      : [];
    if (!applied) return [];
    for (const key of ["all", customer, mobile]) uses.set(key, (uses.get(key) ?? 0) + 1);
    return [applied.amountPoisha];
  });
}

const toOrderOffer = (question: ParsedQuestion, lines: RecentOrder["lines"]): OrderOffer => ({
  id: question.id ?? 0,
  kind: question.kind,
  percent: question.percent,
  amountPoisha: question.amount === null ? null : toPoisha(question.amount),
  isCheapestFree: question.cheapest_free,
  pieces: question.pieces,
  fromPoisha: toPoisha(question.from ?? 0),
  productIds: findProductIds(question, lines),
  areaIds: question.applies_to === "areas" ? question.areas : null,
});

function findProductIds(
  { applies_to, categories, products }: ParsedQuestion,
  lines: RecentOrder["lines"],
): number[] | null {
  if (applies_to === "products") return products;
  if (applies_to !== "categories") return null;
  return lines.flatMap(({ productId, categories: lineCategories }) =>
    productId !== null && lineCategories.some((id) => categories.includes(id)) ? [productId] : [],
  );
}
