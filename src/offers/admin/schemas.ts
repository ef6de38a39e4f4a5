import { z } from "zod";
import { maxSearch, maxTaka } from "#src/api/limits.ts";
import { amount, id, line, moment, pageMeta, wholeNumber } from "#src/api/schemas.ts";
import { productCard } from "#src/catalogue/schemas.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import * as rules from "../rules.ts";

const names = z.object({ en: z.string(), bn: z.string() });

const amountOff = z
  .number({ error: () => m.offers_amount_wrong() })
  .positive({ error: () => m.offers_amount_wrong() })
  .max(maxTaka, { error: () => m.offers_amount_wrong() })
  .multipleOf(0.01, { error: () => m.offers_amount_wrong() })
  .nullable();

/** How many orders may have it; null: any number. */
const limit = wholeNumber(1, rules.maxUses).nullable().default(null);

/** How much is taken off of what, and who may have it. What a kind does not have is null, false or empty. */
const terms = {
  kind: z.enum(rules.offerKinds),
  percent: wholeNumber(1, rules.maxPercent, invalidPercentText).nullable(),
  /** Taka per piece, per group of pieces, per order, or off the delivery fee. */
  amount: amountOff.meta({ examples: [null] }),
  cheapest_free: z.boolean().default(false),
  /** Kind "several": the pieces of a group. */
  pieces: wholeNumber(rules.minPieces, rules.maxPieces, invalidPiecesText).nullable().default(null),
  /** Kinds "order" and "delivery": the least total of goods in taka; null: any. */
  from: amountOff.default(null),
  applies_to: z.enum(rules.offerTargets),
  /** Ids; what `applies_to` does not name is ignored. */
  categories: z.array(id).max(1_000),
  products: z.array(id).max(rules.maxOfferProducts, {
    error: () => m.offers_too_many_products({ max: formatNumber(rules.maxOfferProducts) }),
  }),
  areas: z.array(id).max(1_000).default([]),
  needs_code: z.boolean().default(false),
  /** The code, if there is one for everybody; null: none, or codes for one use each, see `createCodes`. */
  code: line(rules.maxCodeLength)
    .transform(rules.normalizeCode)
    .refine((code) => code.length >= rules.minCodeLength, { error: invalidCodeText })
    .nullable()
    .default(null),
  max_uses: limit,
  max_uses_per_customer: limit,
  max_uses_per_mobile: limit,
  first_order_only: z.boolean().default(false),
  /** Null: now. */
  starts_at: moment.nullable(),
  /** Null: until staff end it. */
  ends_at: moment.nullable(),
};

function invalidPercentText() {
  return m.offers_percent_wrong({ max: formatNumber(rules.maxPercent) });
}

function invalidPiecesText() {
  return m.offers_pieces_wrong({ min: formatNumber(rules.minPieces), max: formatNumber(rules.maxPieces) });
}

function invalidCodeText() {
  return m.offers_code_wrong({
    min: formatNumber(rules.minCodeLength),
    max: formatNumber(rules.maxCodeLength),
  });
}

const fields = {
  name_en: line(rules.maxOfferNameLength, () => m.offers_name_missing()),
  name_bn: line(rules.maxOfferNameLength, () => m.offers_name_missing()),
  ...terms,
};

type ParsedTerms = z.output<z.ZodObject<typeof terms>>;
type Refuse = (path: keyof ParsedTerms, message: string) => void;

function checkTerms({ value, issues }: z.core.ParsePayload<ParsedTerms>) {
  const refuse: Refuse = (path, message) =>
    issues.push({ code: "custom", path: [path], message, input: value[path] });
  checkKind(value, refuse);
  checkTarget(value, refuse);
  if (value.code !== null && !value.needs_code) refuse("code", m.offers_not_of_kind());
  const { starts_at: from, ends_at: until } = value;
  if (from && until && Date.parse(from) >= Date.parse(until)) refuse("ends_at", m.entry_until_before_from());
}

function checkKind(value: ParsedTerms, refuse: Refuse) {
  const { kind, percent, amount: off, cheapest_free: isFree } = value;
  const wayCount = Number(percent !== null) + Number(off !== null) + Number(isFree);
  // Delivery becomes free, or cheaper by an amount; other kinds take something off in exactly one way.
  const isWayInvalid = kind === "delivery" ? percent !== null : wayCount !== 1;
  if (isWayInvalid) refuse("percent", invalidPercentText());
  if (isFree && kind !== "several") refuse("cheapest_free", m.offers_not_of_kind());
  if (kind === "several" && value.pieces === null) refuse("pieces", invalidPiecesText());
  if (kind !== "several" && value.pieces !== null) refuse("pieces", m.offers_not_of_kind());
  const hasTotal = kind === "order" || kind === "delivery";
  if (!hasTotal && value.from !== null) refuse("from", m.offers_not_of_kind());
  if (kind !== "price" || value.needs_code) return;
  for (const name of rules.offerLimits)
    if (value[name] !== null) refuse(name, m.offers_price_is_everybodys());
  if (value.first_order_only) refuse("first_order_only", m.offers_price_is_everybodys());
}

function checkTarget(value: ParsedTerms, refuse: Refuse) {
  const { kind, applies_to: target } = value;
  const targets: readonly string[] = rules.targetsByKind[kind];
  if (!targets.includes(target)) refuse("applies_to", m.offers_not_of_kind());
  else if (target === "categories" && value.categories.length === 0)
    refuse("categories", m.offers_categories_missing());
  else if (target === "products" && value.products.length === 0)
    refuse("products", m.offers_products_missing());
  else if (target === "areas" && value.areas.length === 0) refuse("areas", m.offers_areas_missing());
}

const version = z.int().positive();

export const newOffer = z.strictObject(fields).check(checkTerms);
export const offerChange = z.strictObject({ ...fields, id, version }).check(checkTerms);
export const offerVersion = z.strictObject({ id, version });
export const offerQuestion = z.strictObject({ ...terms, id: id.optional() }).check(checkTerms);

export const byId = z.object({ id });

/** `created`: the codes of the offer so far, so that a repeated request creates none. */
export const codesWanted = z.strictObject({
  id,
  created: z.int().min(0),
  count: wholeNumber(1, rules.maxCodesAtOnce),
  prefix: line(rules.maxPrefixLength)
    .transform((typed) => ({ typed, code: rules.normalizeCode(typed) }))
    .refine(({ typed, code }) => typed === "" || code !== "", { error: () => m.offers_prefix_wrong() })
    .transform(({ code }) => code)
    .default(""),
});

export const offerQuery = z.object({
  state: z.enum(rules.offerStates).default("running"),
  after: id.optional(),
});

export const offerProduct = z.object({
  id: z.int(),
  sku: z.string(),
  names,
  image: z.string(),
  tint: z.string(),
});

export const adminOffer = z
  .object({
    id: z.int(),
    version: z.int(),
    kind: z.enum(rules.offerKinds),
    name_en: z.string(),
    name_bn: z.string(),
    /** What a kind does not have is null, false or empty; see `terms`. */
    percent: z.int().nullable(),
    amount: amount.nullable(),
    cheapest_free: z.boolean(),
    pieces: z.int().nullable(),
    from: amount.nullable(),
    applies_to: z.enum(rules.offerTargets),
    categories: z.array(z.object({ id: z.int(), names })),
    /** Only the first two in a list; `product_count` counts all. */
    products: z.array(offerProduct),
    product_count: z.int(),
    areas: z.array(z.object({ id: z.int(), names })),
    needs_code: z.boolean(),
    code: z.string().nullable(),
    /** Its codes for one use each, and those among them that an order used. */
    codes_created: z.int(),
    codes_used: z.int(),
    max_uses: z.int().nullable(),
    max_uses_per_customer: z.int().nullable(),
    max_uses_per_mobile: z.int().nullable(),
    first_order_only: z.boolean(),
    starts_at: moment,
    ends_at: moment.nullable(),
    state: z.enum(rules.offerStates),
    /** So far, without cancelled orders: the orders with it, and the taka that it took off. */
    orders: z.int(),
    taken_off: amount,
  })
  .meta({ id: "Offer" });

export const oneOffer = z.object({ data: adminOffer });
export const offerRemoved = z.object({ success: z.literal(true) });

export const offerList = z.object({
  data: z.array(adminOffer),
  meta: pageMeta.extend({
    counts: z.object({ running: z.int(), coming: z.int(), over: z.int() }),
  }),
});

/** The new prices of a price offer without a code. */
const newPrices = z.object({
  /** The products that it applies to, and those among them whose price it changes. */
  products: z.int(),
  changed: z.int(),
  /** Skipped: less than one taka would be left, or another offer is cheaper. */
  too_cheap: z.int(),
  beaten: z.int(),
  examples: z.array(
    z.object({
      /** The card that shoppers would see. */
      card: productCard,
      regular: amount,
      /** The current charged price. */
      now: amount,
    }),
  ),
});

export const offerPreview = z.object({
  data: z.object({
    prices: newPrices.optional(),
    /** The newest orders, how many of them would have had it, and what it would have taken off. */
    recent_orders: z.int(),
    orders: z.int(),
    taken_off: amount,
    /** What an offer on orders would have taken off one of them: the median. */
    example: amount.optional(),
  }),
});

/** In orders with the offer that were not cancelled; amounts in taka. */
const soldFields = { orders: z.int(), pieces: z.int(), revenue: amount, taken_off: amount };

export const offerResult = z.object({
  data: z.object({
    ...soldFields,
    /** Its last thirty days in Dhaka, oldest first. */
    days: z.array(z.object({ ...soldFields, day: z.iso.date() })),
    /** The ten of which the most pieces were sold; those that are still in the catalogue. */
    products: z.array(z.object({ ...soldFields, id: z.int(), names, image: z.string(), tint: z.string() })),
  }),
});

export const offerCategories = z.object({
  data: z.array(z.object({ id: z.int(), names, products: z.int() })),
});

export const offerAreas = z.object({ data: z.array(z.object({ id: z.int(), names })) });

export const productSearch = z.object({ search: line(maxSearch) });
export const offerProducts = z.object({ data: z.array(offerProduct) });
export const skuList = z.strictObject({ skus: z.array(z.string().max(100)).max(rules.maxOfferProducts) });
export const skusRead = z.object({ data: z.array(offerProduct), unknown: z.array(z.string()) });
