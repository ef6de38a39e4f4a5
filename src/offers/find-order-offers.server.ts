import type { z } from "zod";
import { Problem } from "../api/problem.ts";
import { clock } from "../language/dates/dates.ts";
import { shortDay } from "../language/dates/day-names.ts";
import { dateOf } from "../language/dates/dhaka.ts";
import { locale } from "../language/locale.ts";
import { m } from "../language/messages.ts";
import { toTaka } from "../language/numbers/money.ts";
import type { Queries } from "../platform/database/database.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import { countAttempt } from "../platform/http/limits/limits.server.ts";
import { clearGuesses, recordGuess } from "../platform/http/limits/waits.server.ts";
import type { OrderOffer } from "./best-offer.ts";
import type { RunningOffer } from "./contract.ts";
import type { codeQuestion, orderOffersQuery } from "./schemas.ts";

/** An offer on orders that runs, with the given code if it needs one. */
export type StoredOrderOffer = OrderOffer & {
  nameEn: string;
  nameBn: string;
  /** The given code, if it is this offer's; else null. */
  code: string | null;
  /** Whether orders with it are counted. */
  isLimited: boolean;
};

type OfferRow = {
  id: number;
  kind: OrderOffer["kind"];
  name_en: string;
  name_bn: string;
  percent: number | null;
  amount_poisha: number | null;
  is_cheapest_free: boolean;
  pieces: number | null;
  from_poisha: number;
  product_ids: number[] | null;
  area_ids: number[] | null;
  code: string | null;
  is_limited: boolean;
};

/**
 * SQL: offers `o` as rows, with the code $2 if it is theirs. `product_ids` are those of $1 that an offer
 * applies to; `product_ids` and `area_ids` are null for all.
 */
const offerRowsSql = `select o.id, o.kind, o.name_en, o.name_bn, o.percent, o.amount_poisha,
             o.is_cheapest_free, o.pieces, o.from_poisha,
             case o.applies_to
               when 'products' then
                 (select coalesce(json_agg(product_id), '[]') from offer_products
                  where offer_id = o.id and product_id = any($1::bigint[]))
               when 'categories' then
                 (select coalesce(json_agg(p.id), '[]') from products p where p.id = any($1::bigint[]) and exists (
                    select from offer_categories c
                    where c.offer_id = o.id and c.category_id in (select categories_of(p))))
             end as product_ids,
             case when o.applies_to = 'areas' then
               (select coalesce(json_agg(area_id), '[]') from offer_areas where offer_id = o.id) end as area_ids,
             c.code, o.needs_code or o.is_first_order_only
               or num_nonnulls(o.max_uses, o.max_uses_per_customer, o.max_uses_per_mobile) > 0 as is_limited
           from offers o left join offer_codes c on c.offer_id = o.id and c.code = $2`;

/** The running offers that an order of these products could have: those without a code, and the one of `code`. */
export async function findRunningOffers(
  queries: Queries,
  productIds: number[],
  code?: string | undefined,
): Promise<StoredOrderOffer[]> {
  const { rows } = await queries.query<OfferRow>({
    name: "running-offers",
    text: `${offerRowsSql}
           where (o.kind <> 'price' or o.needs_code) and tstzrange(o.starts_at, o.ends_at) @> now()
             and (not o.needs_code or c.code is not null)
           order by o.id`,
    values: [productIds, code ?? null],
  });
  return rows.map(toStoredOffer);
}

/**
 * The offers that a changed order of these products could have: its own, also if it is over or limited, and
 * the running ones that every order may have.
 */
export async function findOffersForChange(
  queries: Pick<Queries, "query">,
  productIds: number[],
  currentOffer: { id: number | null; code: string | null },
): Promise<StoredOrderOffer[]> {
  const { rows } = await queries.query<OfferRow>(
    `select * from (
       ${offerRowsSql}
       where o.id = $3 or o.kind <> 'price' and not o.needs_code and tstzrange(o.starts_at, o.ends_at) @> now()
     ) o order by id`,
    [productIds, currentOffer.code, currentOffer.id],
  );
  return rows.map(toStoredOffer).filter(({ id, isLimited }) => id === currentOffer.id || !isLimited);
}

const toStoredOffer = (row: OfferRow): StoredOrderOffer => ({
  id: row.id,
  kind: row.kind,
  nameEn: row.name_en,
  nameBn: row.name_bn,
  percent: row.percent,
  amountPoisha: row.amount_poisha,
  isCheapestFree: row.is_cheapest_free,
  pieces: row.pieces,
  fromPoisha: row.from_poisha,
  productIds: row.product_ids,
  areaIds: row.area_ids,
  code: row.code,
  isLimited: row.is_limited,
});

/** The reasons of `refused_offer` in the database, in words for shoppers. */
const refusalTexts = {
  unknown: m.offers_code_unknown,
  over: m.offers_code_over,
  used_up: m.offers_used_up,
  used_by_customer: m.offers_used_by_customer,
  used_by_mobile: m.offers_used_by_mobile,
  not_first: m.offers_not_first,
};

export type OfferRefusal = keyof typeof refusalTexts;

export const refusalText = (reason: OfferRefusal): string => refusalTexts[reason]();

type Buyer = { customerId: number | undefined; mobileE164?: string | undefined };

/**
 * Why an order of this customer and mobile number may not have an offer; null if it may. `locking` locks the
 * offer until the end of the transaction, so that no two orders take its last use.
 */
export async function findRefusal(
  queries: Queries,
  { id, code, isLimited }: StoredOrderOffer,
  { customerId, mobileE164 }: Buyer,
  { locking = false } = {},
): Promise<OfferRefusal | null> {
  if (!isLimited) return null;
  const { rows } = await queries.query<{ reason: OfferRefusal | null }>({
    name: "refused-offer",
    text: "select refused_offer($1, $2, $3, $4, $5) as reason",
    values: [id, code, customerId ?? null, mobileE164 ?? null, locking],
  });
  return rows[0]?.reason ?? null;
}

/** The running offers without a code, without those that the viewer has used up; see `contract.ts`. */
export async function findOrderOffers(
  { products }: z.output<typeof orderOffersQuery>,
  { shop, viewer }: ApiContext,
): Promise<{ data: RunningOffer[] }> {
  const { pool } = shop.database;
  const offers = await findRunningOffers(pool, products);
  const reasons = await Promise.all(
    offers.map((offer) => findRefusal(pool, offer, { customerId: viewer?.id })),
  );
  return { data: offers.filter((_, index) => reasons[index] === null).map(toRunningOffer) };
}

/** Returns `findRunningOffers` with a code. Refuses an unknown one with `code_refused` and counts it as a wrong guess. */
export async function findRunningOffersWithCode(
  { shop, viewer, network }: ApiContext,
  productIds: number[],
  code: string,
): Promise<StoredOrderOffer[]> {
  const { pool } = shop.database;
  const guesserKey = `offer-code:${viewer?.id ?? network}`;
  await countAttempt(shop, `offer-codes:${network}`, networkLimit);
  await recordGuess(shop, [{ key: guesserKey, ...guessLimits }]);
  const offers = await findRunningOffers(pool, productIds, code);
  const isKnown = offers.some((offer) => offer.code === code);
  const reason = isKnown ? undefined : await explainNotRunning(pool, code);
  if (isKnown || reason) await clearGuesses(shop, [], [guesserKey]);
  if (!isKnown) throw new Problem("code_refused", reason ?? m.offers_code_unknown());
  return offers;
}

/** How many codes, right or wrong, one network may try. */
const networkLimit = { most: 600, seconds: 60 };

/** Wrong codes are limited as passwords are: the wrong code that brings the first wait, and the longest wait in seconds. */
const guessLimits = { first: 5, longest: 5 * 60 };

/** Explains to shoppers why a code does not apply now; undefined for an unknown code. */
async function explainNotRunning(queries: Queries, code: string): Promise<string | undefined> {
  const { rows } = await queries.query<{ starts_at: Date; is_over: boolean }>(
    `select starts_at, ends_at <= now() as is_over from offer_codes join offers on id = offer_id where code = $1`,
    [code],
  );
  const [offer] = rows;
  if (!offer) return undefined;
  return offer.is_over
    ? m.offers_code_over()
    : m.offers_code_not_begun({ from: momentText(offer.starts_at) });
}

const momentText = (date: Date) => `${shortDay(dateOf(date.getTime()))} ${clock(date.toISOString())}`;

/** The offer behind a code; see `contract.ts` for the refusals. */
export async function checkCode(
  { code, products }: z.output<typeof codeQuestion>,
  context: ApiContext,
): Promise<{ data: RunningOffer }> {
  const offers = await findRunningOffersWithCode(context, products, code);
  const offer = offers.find((offer) => offer.code === code) as StoredOrderOffer;
  const { shop, viewer } = context;
  const reason = await findRefusal(shop.database.pool, offer, { customerId: viewer?.id });
  if (reason) throw new Problem("code_refused", refusalText(reason));
  return { data: toRunningOffer(offer) };
}

export const offerName = (offer: Pick<StoredOrderOffer, "nameEn" | "nameBn">): string =>
  locale() === "bn" ? offer.nameBn : offer.nameEn;

const toRunningOffer = (offer: StoredOrderOffer): RunningOffer => ({
  id: offer.id,
  kind: offer.kind,
  name: offerName(offer),
  percent: offer.percent ?? undefined,
  amount: offer.amountPoisha === null ? undefined : toTaka(offer.amountPoisha),
  cheapest_free: offer.isCheapestFree || undefined,
  pieces: offer.pieces ?? undefined,
  from: offer.fromPoisha > 0 ? toTaka(offer.fromPoisha) : undefined,
  products: offer.productIds ? [...offer.productIds] : undefined,
  areas: offer.areaIds ? [...offer.areaIds] : undefined,
  code: offer.code ?? undefined,
});
