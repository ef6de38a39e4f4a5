import { dayMs } from "#src/language/dates/dhaka.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { readWholeNumber, toLatinDigits } from "#src/language/numbers/digits.ts";
import { digits as inDigits, number } from "#src/language/numbers/numbers.ts";
import { maxPercent } from "../rules.ts";
import type { AdminOffer, OfferCategory, OfferFields, OfferProduct } from "./contract.ts";
import type { OfferTerms } from "./offer-text.ts";

/** The values of the offer form: numbers as typed, categories as ids. */
export type OfferValues = {
  kind: AdminOffer["kind"];
  name_en: string;
  name_bn: string;
  off: "percent" | "amount";
  percent: string;
  amount: string;
  applies_to: AdminOffer["applies_to"];
  categories: string[];
  products: OfferProduct[];
  starts_at: string | null;
  ends_at: string | null;
};

const typed = (value: number | null): string => (value === null ? "" : inDigits(value));

export const emptyOffer: OfferValues = {
  kind: "price",
  name_en: "",
  name_bn: "",
  off: "percent",
  percent: "",
  amount: "",
  applies_to: "categories",
  categories: [],
  products: [],
  starts_at: null,
  ends_at: null,
};

export const valuesOf = (offer: AdminOffer): OfferValues => ({
  kind: offer.kind,
  name_en: offer.name_en,
  name_bn: offer.name_bn,
  off: offer.amount === null ? "percent" : "amount",
  percent: typed(offer.percent),
  amount: typed(offer.amount),
  applies_to: offer.applies_to,
  categories: offer.categories.map(({ id }) => String(id)),
  products: offer.products,
  starts_at: offer.starts_at,
  ends_at: offer.ends_at,
});

const weekMs = 7 * dayMs;

/** The values of an offer, whole weeks later: the first time that is still to come. */
export function valuesLater(offer: AdminOffer): OfferValues {
  const weeks = Math.max(1, Math.ceil((Date.now() - Date.parse(offer.starts_at)) / weekMs));
  const later = (iso: string) => new Date(Date.parse(iso) + weeks * weekMs).toISOString();
  return {
    ...valuesOf(offer),
    starts_at: later(offer.starts_at),
    ends_at: offer.ends_at && later(offer.ends_at),
  };
}

/** Taka with at most two decimals, in either digit set; null for anything else. */
function readTaka(text: string): number | null {
  const plain = toLatinDigits(text).replace(/[\s,৳]/g, "");
  return /^[0-9]{1,9}(\.[0-9]{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

/** The values as they are sent; null for a number that cannot be read. */
export const fieldsOf = ({ off, percent, amount, products, ...values }: OfferValues): OfferFields => ({
  ...values,
  percent: off === "percent" ? (readWholeNumber(percent) ?? null) : null,
  amount: off === "amount" ? readTaka(amount) : null,
  categories: values.categories.map(Number),
  products: products.map(({ id }) => id),
});

/** The fields of a stored offer as they are sent. */
export const storedFields = (offer: AdminOffer): OfferFields => ({
  kind: offer.kind,
  name_en: offer.name_en,
  name_bn: offer.name_bn,
  percent: offer.percent,
  amount: offer.amount,
  applies_to: offer.applies_to,
  categories: offer.categories.map(({ id }) => id),
  products: offer.products.map(({ id }) => id),
  starts_at: offer.starts_at,
  ends_at: offer.ends_at,
});

/** Messages for numbers that cannot be read; the server checks the rest. */
export function faultsIn(values: OfferValues): Partial<Record<string, string>> {
  const { percent, amount } = fieldsOf(values);
  if (values.off === "amount") return amount === null ? { amount: m.offers_amount_wrong() } : {};
  const fits = typeof percent === "number" && percent >= 1 && percent <= maxPercent;
  return fits ? {} : { percent: m.offers_percent_wrong({ max: number(maxPercent) }) };
}

/** Whether enough is given to compute prices. */
export function isComplete(values: OfferValues): boolean {
  if (Object.keys(faultsIn(values)).length > 0) return false;
  const { applies_to: target, starts_at: from, ends_at: until } = values;
  if (from && until && from >= until) return false;
  return target === "all" || values[target].length > 0;
}

/** What the sentence says of what is typed so far. */
export function termsOf(values: OfferValues, categories: OfferCategory[]): OfferTerms {
  const { percent, amount } = fieldsOf(values);
  return {
    percent: percent === null ? null : Number(percent),
    amount,
    applies_to: values.applies_to,
    categories: categories.filter(({ id }) => values.categories.includes(String(id))),
    products: values.products,
    product_count: values.products.length,
    starts_at: values.starts_at,
    ends_at: values.ends_at,
  };
}

/** Both languages, that of the page first. */
export const languages = () => (locale() === "bn" ? (["bn", "en"] as const) : (["en", "bn"] as const));
