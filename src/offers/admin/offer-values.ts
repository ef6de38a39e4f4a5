import { dayMs } from "#src/language/dates/dhaka.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { readWholeNumber, toLatinDigits } from "#src/language/numbers/digits.ts";
import { formatNumber, formatDigits as inDigits } from "#src/language/numbers/numbers.ts";
import {
  maxCodeLength,
  maxPercent,
  maxPieces,
  maxUses,
  minCodeLength,
  minPieces,
  normalizeCode,
  offerLimits,
  targetsByKind,
} from "../rules.ts";
import type { AdminOffer, OfferArea, OfferCategory, OfferFields, OfferProduct } from "./contract.ts";
import type { OfferTerms } from "./offer-text.ts";

/** How an offer takes something off; "free" means free delivery. */
export type OffKind = "percent" | "amount" | "cheapest" | "free";

/** The values of the offer form: numbers as typed, categories and areas as ids. */
export type OfferValues = {
  kind: AdminOffer["kind"];
  name_en: string;
  name_bn: string;
  off: OffKind;
  percent: string;
  amount: string;
  pieces: string;
  from: string;
  applies_to: AdminOffer["applies_to"];
  categories: string[];
  products: OfferProduct[];
  areas: string[];
  /** No code, one for everybody, or many for one use each. */
  codes: "none" | "one" | "many";
  code: string;
  max_uses: string;
  max_uses_per_customer: string;
  max_uses_per_mobile: string;
  first_order_only: boolean;
  starts_at: string | null;
  ends_at: string | null;
};

const numberText = (value: number | null): string => (value === null ? "" : inDigits(value));

export const emptyOffer: OfferValues = {
  kind: "price",
  name_en: "",
  name_bn: "",
  off: "percent",
  percent: "",
  amount: "",
  pieces: inDigits(minPieces),
  from: "",
  applies_to: "categories",
  categories: [],
  products: [],
  areas: [],
  codes: "none",
  code: "",
  max_uses: "",
  max_uses_per_customer: "",
  max_uses_per_mobile: "",
  first_order_only: false,
  starts_at: null,
  ends_at: null,
};

/** The ways in which each kind can take something off. */
export const offsByKind: Record<OfferValues["kind"], readonly OffKind[]> = {
  price: ["percent", "amount"],
  several: ["percent", "amount", "cheapest"],
  order: ["amount", "percent"],
  delivery: ["free", "amount"],
};

/**
 * The changes that turn the values into those of another kind. The way to take something off is kept if the kind has it
 * and its amount is typed, the target if the kind has it.
 */
export function changesForKind(kind: OfferValues["kind"], values: OfferValues): Partial<OfferValues> {
  const offs = offsByKind[kind];
  const targets: readonly OfferValues["applies_to"][] = targetsByKind[kind];
  const isOffTyped =
    (values.off === "percent" || values.off === "amount") && values[values.off].trim() !== "";
  const otherTarget = targets.includes("categories") ? "categories" : "all";
  return {
    kind,
    off: offs.find((off) => off === values.off && isOffTyped) ?? offs[0] ?? "percent",
    applies_to: targets.includes(values.applies_to) ? values.applies_to : otherTarget,
  };
}

/** Whether an offer can have limits. A price offer without a code cannot: it changes the cards, which everybody sees. */
export const hasLimits = ({ kind, codes }: Pick<OfferValues, "kind" | "codes">): boolean =>
  kind !== "price" || codes !== "none";

/** Whether an offer of this kind may ask for a least total of goods (`from`). */
export const canHaveLeastTotal = ({ kind }: Pick<OfferValues, "kind">): boolean =>
  kind === "order" || kind === "delivery";

function offKindOf(offer: AdminOffer): OffKind {
  if (offer.cheapest_free) return "cheapest";
  if (offer.amount !== null) return "amount";
  return offer.kind === "delivery" ? "free" : "percent";
}

function codeKindOf(offer: AdminOffer): OfferValues["codes"] {
  if (!offer.needs_code) return "none";
  return offer.code === null ? "many" : "one";
}

export const toOfferValues = (offer: AdminOffer): OfferValues => ({
  kind: offer.kind,
  name_en: offer.name_en,
  name_bn: offer.name_bn,
  off: offKindOf(offer),
  percent: numberText(offer.percent),
  amount: numberText(offer.amount),
  pieces: numberText(offer.pieces ?? minPieces),
  from: numberText(offer.from),
  applies_to: offer.applies_to,
  categories: offer.categories.map(({ id }) => String(id)),
  products: offer.products,
  areas: offer.areas.map(({ id }) => String(id)),
  codes: codeKindOf(offer),
  code: offer.code ?? "",
  max_uses: numberText(offer.max_uses),
  max_uses_per_customer: numberText(offer.max_uses_per_customer),
  max_uses_per_mobile: numberText(offer.max_uses_per_mobile),
  first_order_only: offer.first_order_only,
  starts_at: offer.starts_at,
  ends_at: offer.ends_at,
});

const weekMs = 7 * dayMs;

/** The values of a copy, moved by whole weeks to the first time that is still to come. The code is not copied. */
export function copyForLater(offer: AdminOffer): OfferValues {
  const weeks = Math.max(1, Math.ceil((Date.now() - Date.parse(offer.starts_at)) / weekMs));
  const addWeeks = (iso: string) => new Date(Date.parse(iso) + weeks * weekMs).toISOString();
  return {
    ...toOfferValues(offer),
    code: "",
    starts_at: addWeeks(offer.starts_at),
    ends_at: offer.ends_at && addWeeks(offer.ends_at),
  };
}

/** Taka with at most two decimals, in either digit set; null for anything else. */
function readTaka(text: string): number | null {
  const plain = toLatinDigits(text).replace(/[\s,৳]/g, "");
  return /^[0-9]{1,9}(\.[0-9]{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

const readNumber = (text: string): number | null => readWholeNumber(text) ?? null;

/** The request's body. Null for what the kind does not have, and for a number that cannot be read. */
export function toOfferFields(values: OfferValues): OfferFields {
  const { kind, off, codes } = values;
  const readLimit = (name: (typeof offerLimits)[number]) =>
    hasLimits(values) ? readNumber(values[name]) : null;
  return {
    kind,
    name_en: values.name_en,
    name_bn: values.name_bn,
    percent: off === "percent" ? readNumber(values.percent) : null,
    amount: off === "amount" ? readTaka(values.amount) : null,
    cheapest_free: off === "cheapest",
    pieces: kind === "several" ? readNumber(values.pieces) : null,
    from: canHaveLeastTotal(values) ? readTaka(values.from) : null,
    applies_to: values.applies_to,
    categories: values.categories.map(Number),
    products: values.products.map(({ id }) => id),
    areas: values.areas.map(Number),
    needs_code: codes !== "none",
    code: codes === "one" ? values.code : null,
    max_uses: readLimit("max_uses"),
    max_uses_per_customer: readLimit("max_uses_per_customer"),
    max_uses_per_mobile: readLimit("max_uses_per_mobile"),
    first_order_only: hasLimits(values) && values.first_order_only,
    starts_at: values.starts_at,
    ends_at: values.ends_at,
  };
}

/** The request's body that saves an offer as it is stored, to undo a change. */
export const storedFields = (offer: AdminOffer): OfferFields => ({
  kind: offer.kind,
  name_en: offer.name_en,
  name_bn: offer.name_bn,
  percent: offer.percent,
  amount: offer.amount,
  cheapest_free: offer.cheapest_free,
  pieces: offer.pieces,
  from: offer.from,
  applies_to: offer.applies_to,
  categories: offer.categories.map(({ id }) => id),
  products: offer.products.map(({ id }) => id),
  areas: offer.areas.map(({ id }) => id),
  needs_code: offer.needs_code,
  code: offer.code,
  max_uses: offer.max_uses,
  max_uses_per_customer: offer.max_uses_per_customer,
  max_uses_per_mobile: offer.max_uses_per_mobile,
  first_order_only: offer.first_order_only,
  starts_at: offer.starts_at,
  ends_at: offer.ends_at,
});

const isInRange = (text: string, least: number, most: number): boolean => {
  const value = readWholeNumber(text);
  return value !== undefined && value >= least && value <= most;
};

type OfferErrors = Partial<Record<string, string>>;

/** Messages for the terms without which no preview can be computed; the server checks the rest. */
function findTermErrors(values: OfferValues): OfferErrors {
  const errors: OfferErrors = {};
  if (values.off === "percent" && !isInRange(values.percent, 1, maxPercent))
    errors["percent"] = m.offers_percent_wrong({ max: formatNumber(maxPercent) });
  if (values.off === "amount" && readTaka(values.amount) === null) errors["amount"] = m.offers_amount_wrong();
  if (values.kind === "several" && !isInRange(values.pieces, minPieces, maxPieces))
    errors["pieces"] = m.offers_pieces_wrong({ min: formatNumber(minPieces), max: formatNumber(maxPieces) });
  if (canHaveLeastTotal(values) && values.from.trim() !== "" && readTaka(values.from) === null)
    errors["from"] = m.offers_amount_wrong();
  const limits = hasLimits(values) ? offerLimits : [];
  for (const name of limits)
    if (values[name].trim() !== "" && !isInRange(values[name], 1, maxUses))
      errors[name] = m.field_whole_number_from_to({ min: formatNumber(1), max: formatNumber(maxUses) });
  return errors;
}

const isCode = (text: string): boolean => {
  const { length } = normalizeCode(text);
  return length >= minCodeLength && length <= maxCodeLength;
};

/** Messages for all that the form checks itself. */
export function findErrors(values: OfferValues): OfferErrors {
  const errors = findTermErrors(values);
  if (values.codes === "one" && !isCode(values.code))
    errors["code"] = m.offers_code_wrong({
      min: formatNumber(minCodeLength),
      max: formatNumber(maxCodeLength),
    });
  return errors;
}

/** Whether the form has enough values for a preview. */
export function isReadyForPreview(values: OfferValues): boolean {
  if (Object.keys(findTermErrors(values)).length > 0) return false;
  const { applies_to: target, starts_at: from, ends_at: until } = values;
  if (from && until && from >= until) return false;
  return target === "all" || values[target].length > 0;
}

/** The terms for `offerSentence`, of what is typed so far. `created`: the number of codes for one use each. */
export function toOfferTerms(
  values: OfferValues,
  { categories, areas, created }: { categories: OfferCategory[]; areas: OfferArea[]; created: number },
): OfferTerms {
  const fields = toOfferFields(values);
  const numberOrNull = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    kind: values.kind,
    percent: numberOrNull(fields.percent),
    amount: values.off === "amount" ? (fields.amount ?? Number.NaN) : null,
    cheapest_free: values.off === "cheapest",
    pieces: numberOrNull(fields.pieces),
    from: numberOrNull(fields.from),
    applies_to: values.applies_to,
    categories: categories.filter(({ id }) => values.categories.includes(String(id))),
    products: values.products,
    product_count: values.products.length,
    areas: areas.filter(({ id }) => values.areas.includes(String(id))),
    needs_code: values.codes !== "none",
    code: values.codes === "one" ? normalizeCode(values.code) || "…" : null,
    codes_created: created,
    max_uses: numberOrNull(fields.max_uses),
    max_uses_per_customer: numberOrNull(fields.max_uses_per_customer),
    max_uses_per_mobile: numberOrNull(fields.max_uses_per_mobile),
    first_order_only: hasLimits(values) && values.first_order_only,
    starts_at: values.starts_at,
    ends_at: values.ends_at,
  };
}

/** Both languages, that of the page first. */
export const languagesInOrder = () => (locale() === "bn" ? (["bn", "en"] as const) : (["en", "bn"] as const));
