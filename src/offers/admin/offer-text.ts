import { clock } from "#src/language/dates/dates.ts";
import { shortDay } from "#src/language/dates/day-names.ts";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number, taka } from "#src/language/numbers/numbers.ts";
import type { AdminOffer, OfferState } from "./contract.ts";

type Names = { en: string; bn: string };

/** The terms in the sentence of an offer, stored or still being edited. */
export type OfferTerms = Pick<
  AdminOffer,
  "percent" | "amount" | "applies_to" | "product_count" | "ends_at"
> & {
  categories: { names: Names }[];
  products: { names: Names }[];
  /** Null: now. */
  starts_at: string | null;
};

export const stateNames: Record<OfferState, () => string> = {
  running: m.offers_running,
  coming: m.offers_coming,
  over: m.offers_over,
};

export const nameOf = (offer: Pick<AdminOffer, "name_en" | "name_bn">): string => offer[`name_${locale()}`];

/** "15% off Fish, Fri 27 Nov 12:00 AM to Sat 28 Nov 12:00 AM". */
export function sentenceOf(terms: OfferTerms): string {
  const from = terms.starts_at === null ? m.offers_now() : moment(terms.starts_at);
  const said = { off: offOf(terms), target: targetOf(terms), from };
  return terms.ends_at === null
    ? m.offers_sentence_open(said)
    : m.offers_sentence_closed({ ...said, until: endOf(terms.starts_at, terms.ends_at) });
}

/** The day is said once for an offer of one day. */
const endOf = (start: string | null, end: string): string =>
  start && dateOf(Date.parse(start)) === dateOf(Date.parse(end)) ? clock(end) : moment(end);

const moment = (iso: string): string => `${shortDay(dateOf(Date.parse(iso)))} ${clock(iso)}`;

function offOf({ percent, amount }: Pick<OfferTerms, "percent" | "amount">): string {
  if (amount !== null) return m.offers_amount_off({ amount: taka(amount) });
  return m.offers_percent_off({ percent: percent === null ? "…" : number(percent) });
}

function targetOf({ applies_to, categories, products, product_count }: OfferTerms): string {
  if (applies_to === "all") return m.offers_everything();
  if (applies_to === "products" && product_count > 2)
    return m.offers_products_counted({ count: number(product_count) });
  const names = (applies_to === "products" ? products : categories).map((one) => one.names[locale()]);
  const last = names.pop();
  if (last === undefined) return m.offers_nothing_chosen();
  return names.length === 0 ? last : m.offers_and({ one: names.join(", "), other: last });
}
