import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { feeFor } from "#src/delivery/fee.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type Poisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { findApplicableOffers } from "#src/offers/best-offer.ts";
import { findOffersForChange } from "#src/offers/find-order-offers.server.ts";
import type { AgreedTerms, ForeseenChange } from "#src/orders/admin/editing/change-lines.server.ts";
import { linePoisha } from "#src/orders/order-rows.server.ts";
import type { TakenProduct } from "#src/orders/order-statements.server.ts";
import type { LockedOrder } from "#src/orders/steps/write-step.server.ts";
import {
  refuseFarPerishables,
  refuseTooSmall,
  refuseWhileClosed,
} from "#src/orders/terms/refused-lines.server.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import { callUsText } from "#src/shell/reach-us.ts";

type TermsRow = {
  area_id: number | null;
  offer_id: number | null;
  offer_code: string | null;
  /** Null without an area. */
  fee_poisha: number | null;
  free_from_poisha: number | null;
  min_order_poisha: number | null;
  brings_perishables: boolean | null;
};

/**
 * Returns fee and offer of an order whose customer changes its lines. Refuses with
 * - `shop_closed` more products while the shop takes no orders,
 * - `not_offered` more pieces at a price that has risen or that staff agreed on,
 * - `not_delivered` perishables that the area does not take,
 * - `below_minimum` a fall below the minimum.
 */
export async function agreeOnItems(
  client: PoolClient,
  order: LockedOrder,
  change: ForeseenChange,
  details: ShopDetails,
): Promise<AgreedTerms> {
  const { plan, products, itemsTotal } = change;
  const terms = await findTermsOfOrder(client, order);
  refusePriceRises(change, details);
  const itemsTotalBefore = sumItemsBefore(change);
  if (plan.wanted.length > 0) refuseWhileClosed(details);
  const addedProducts = plan.added.map(({ product_id }) => products.get(product_id) as TakenProduct);
  const brings_perishables = terms.brings_perishables ?? true;
  refuseFarPerishables(addedProducts, { area: { brings_perishables } });
  const minimum = Math.max(details.minimum_poisha, terms.min_order_poisha ?? 0);
  // An order that staff accepted below the minimum may stay so.
  refuseTooSmall(itemsTotal, Math.min(itemsTotalBefore, minimum));
  return findFeeAndOffer(client, order, change, terms);
}

/**
 * Returns fee and offer of an order that takes over the lines of a later one: the better offer of both. Refuses
 * nothing, because the lines were agreed on when the later order was placed.
 */
export async function agreeOnJoined(
  client: PoolClient,
  order: LockedOrder,
  laterOrder: LockedOrder,
  change: ForeseenChange,
): Promise<AgreedTerms> {
  const terms = await findTermsOfOrder(client, order);
  const { offer_id, offer_code } = await findTermsOfOrder(client, laterOrder);
  const ownTerms = await findFeeAndOffer(client, order, change, terms);
  const laterTerms = await findFeeAndOffer(client, order, change, { ...terms, offer_id, offer_code });
  return (laterTerms.offer?.amountPoisha ?? 0) > (ownTerms.offer?.amountPoisha ?? 0) ? laterTerms : ownTerms;
}

async function findTermsOfOrder(client: PoolClient, { id }: LockedOrder): Promise<TermsRow> {
  const { rows } = await client.query<TermsRow>(
    `select o.area_id, o.offer_id, o.offer_code, a.fee_poisha, a.free_from_poisha, a.min_order_poisha, a.brings_perishables
     from orders o left join delivery_areas a on a.id = o.area_id where o.id = $1`,
    [id],
  );
  return rows[0] as TermsRow;
}

const sumItemsBefore = ({ items }: ForeseenChange): Poisha =>
  items.reduce((sum, item) => sum + linePoisha(item), 0);

async function findFeeAndOffer(
  client: PoolClient,
  order: LockedOrder,
  change: ForeseenChange,
  terms: TermsRow,
): Promise<AgreedTerms> {
  const { lines, itemsTotal } = change;
  const feePoisha = calculateFeeAfter(
    order.fee_poisha,
    { before: sumItemsBefore(change), after: itemsTotal },
    terms,
  );
  const productIds = lines.flatMap(({ product_id: id }) => id ?? []);
  const currentOffer = { id: terms.offer_id, code: terms.offer_code };
  const offers = await findOffersForChange(client, productIds, currentOffer);
  const offerLines = lines.map((line) => ({
    productId: line.product_id,
    pricePoisha: line.price_poisha,
    quantity: line.quantity,
    isWeighed: line.step_grams !== null,
  }));
  const delivery = terms.area_id === null ? undefined : { feePoisha, areaId: terms.area_id };
  const [offer] = findApplicableOffers(offerLines, delivery, offers);
  return { feePoisha, offer };
}

/** Refuses more pieces of a line whose price has risen or was agreed with staff. */
function refusePriceRises({ plan, products }: ForeseenChange, { phone }: ShopDetails): void {
  for (const { item, quantity } of plan.staying) {
    if (quantity <= item.quantity) continue;
    const name = item[`name_${locale()}`];
    const product = products.get(item.product_id ?? 0);
    if (!product || item.actual_poisha !== null)
      throw new Problem("not_offered", m.my_order_items_agreed({ name, call: callUsText(phone) }));
    if (product.price_poisha > item.price_poisha) {
      const price = formatTaka(toTaka(product.price_poisha));
      throw new Problem("not_offered", m.my_order_items_dearer({ name, price }));
    }
  }
}

/**
 * The fee for a changed order: 0 from the area's amount on. Below it, the agreed fee; or the area's fee if the
 * order was free only because of its amount.
 */
export function calculateFeeAfter(
  fee: Poisha,
  items: { before: Poisha; after: Poisha },
  { fee_poisha, free_from_poisha }: Pick<TermsRow, "fee_poisha" | "free_from_poisha">,
): Poisha {
  if (fee_poisha === null) return fee;
  const free_from = free_from_poisha ?? undefined;
  const wasFree = free_from !== undefined && items.before >= free_from;
  return feeFor(items.after, { fee: fee === 0 && wasFree ? fee_poisha : fee, free_from });
}
