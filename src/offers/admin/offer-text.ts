import { clock } from "#src/language/dates/dates.ts";
import { shortDay } from "#src/language/dates/day-names.ts";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { AdminOffer, OfferState } from "./contract.ts";

type Names = { en: string; bn: string };

/** The terms in the sentence of an offer, stored or still being edited. */
export type OfferTerms = Omit<
  AdminOffer,
  | "id"
  | "version"
  | "name_en"
  | "name_bn"
  | "categories"
  | "products"
  | "areas"
  | "codes_used"
  | "state"
  | "orders"
  | "taken_off"
  | "starts_at"
> & {
  categories: { names: Names }[];
  products: { names: Names }[];
  areas: { names: Names }[];
  /** Null: now. */
  starts_at: string | null;
};

export const stateNames: Record<OfferState, () => string> = {
  running: m.offers_running,
  coming: m.offers_coming,
  over: m.offers_over,
};

export const nameOf = (offer: Pick<AdminOffer, "name_en" | "name_bn">): string => offer[`name_${locale()}`];

/** "15% off Fish, with code EID50, 100 uses, Fri 27 Nov 12:00 AM to Sat 28 Nov 12:00 AM". */
export const offerSentence = (terms: OfferTerms): string =>
  [benefitText(terms), ...conditionTexts(terms), periodText(terms)].join(", ");

function periodText({ starts_at, ends_at }: OfferTerms): string {
  const from = starts_at === null ? m.offers_now() : momentText(starts_at);
  return ends_at === null
    ? m.offers_when_open({ from })
    : m.offers_when_closed({ from, until: endText(starts_at, ends_at) });
}

/** The day is said once for an offer of one day. */
const endText = (start: string | null, end: string): string =>
  start && dateOf(Date.parse(start)) === dateOf(Date.parse(end)) ? clock(end) : momentText(end);

const momentText = (iso: string): string => `${shortDay(dateOf(Date.parse(iso)))} ${clock(iso)}`;

/** "15% off Fish", "3 for the price of 2: Soap", "Free delivery from ৳999 in Mirpur". */
function benefitText(terms: OfferTerms): string {
  const { kind, from } = terms;
  if (kind === "several") return severalText(terms);
  if (kind === "delivery") return deliveryText(terms);
  const off = offText(terms);
  if (kind === "price") return m.offers_what_price({ off, target: targetText(terms) });
  return from === null
    ? m.offers_what_any_order({ off })
    : m.offers_what_order({ off, from: formatTaka(from) });
}

function severalText(terms: OfferTerms): string {
  const pieces = countText(terms.pieces);
  const isAny = terms.applies_to === "all";
  if (terms.cheapest_free) {
    const paid = countText(terms.pieces === null ? null : terms.pieces - 1);
    return isAny
      ? m.offers_what_any_free({ pieces, paid })
      : m.offers_what_several_free({ pieces, paid, target: targetText(terms) });
  }
  const off = offText(terms);
  return isAny
    ? m.offers_what_any_several({ pieces, off })
    : m.offers_what_several({ pieces, off, target: targetText(terms) });
}

function deliveryText({ amount, from, applies_to, areas }: OfferTerms): string {
  const off = amount === null ? m.offers_off_free() : m.offers_off_fee({ amount: takaText(amount) });
  const delivery = from === null ? off : m.offers_delivery_from({ delivery: off, from: formatTaka(from) });
  if (applies_to === "all") return delivery;
  const areasText =
    areas.length > maxAreas
      ? m.offers_areas_counted({ count: formatNumber(areas.length) })
      : areas.map(({ names }) => names[locale()]).join(", ") || "…";
  return m.offers_delivery_in({ delivery, areas: areasText });
}

/** The areas that a sentence names. */
const maxAreas = 3;
/** The products that a sentence names. */
const maxProducts = 2;

/** Who may have it: its code and its limits. */
function conditionTexts(terms: OfferTerms): string[] {
  const conditions = [
    terms.needs_code ? codeText(terms) : undefined,
    limitText(terms.max_uses, m.offers_one_use, m.offers_uses_counted),
    limitText(terms.max_uses_per_customer, m.offers_once_per_customer, m.offers_times_per_customer),
    limitText(terms.max_uses_per_mobile, m.offers_once_per_mobile, m.offers_times_per_mobile),
    terms.first_order_only ? m.offers_first_orders() : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Undefined without a limit. */
function limitText(
  limit: number | null,
  once: () => string,
  severalTimes: (values: { count: string }) => string,
): string | undefined {
  if (limit === null) return undefined;
  return limit === 1 ? once() : severalTimes({ count: formatNumber(limit) });
}

function codeText({ code, codes_created }: OfferTerms): string {
  if (code !== null) return m.offers_with_code({ code });
  return codes_created > 1
    ? m.offers_with_codes({ count: formatNumber(codes_created) })
    : m.offers_with_one_use_code();
}

/** "৳…" for NaN, an amount that is not typed yet. */
const takaText = (amount: number): string => (Number.isNaN(amount) ? "৳…" : formatTaka(amount));

const countText = (value: number | null): string => (value === null ? "…" : formatNumber(value));

function offText({ percent, amount }: Pick<OfferTerms, "percent" | "amount">): string {
  if (amount !== null) return m.offers_amount_off({ amount: takaText(amount) });
  return m.offers_percent_off({ percent: countText(percent) });
}

function targetText({ applies_to, categories, products, product_count }: OfferTerms): string {
  if (applies_to === "all") return m.offers_everything();
  if (applies_to === "products" && product_count > maxProducts)
    return m.offers_products_counted({ count: formatNumber(product_count) });
  const names = (applies_to === "products" ? products : categories).map((target) => target.names[locale()]);
  const lastName = names.pop();
  if (lastName === undefined) return m.offers_nothing_chosen();
  return names.length === 0 ? lastName : m.offers_and({ one: names.join(", "), other: lastName });
}
