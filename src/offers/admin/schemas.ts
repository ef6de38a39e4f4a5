import { z } from "zod";
import { maxSearch, maxTaka } from "#src/api/limits.ts";
import { amount, id, line, moment, pageMeta, wholeNumber } from "#src/api/schemas.ts";
import { productCard } from "#src/catalogue/schemas.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { maxOfferName, maxOfferProducts, maxPercent, offerStates, productTargets } from "../rules.ts";

const names = z.object({ en: z.string(), bn: z.string() });

/** How much is taken off of what: `percent`, or `amount` in taka per piece. */
const terms = {
  percent: wholeNumber(1, maxPercent, () => m.offers_percent_wrong({ max: number(maxPercent) })).nullable(),
  amount: z
    .number({ error: () => m.offers_amount_wrong() })
    .positive({ error: () => m.offers_amount_wrong() })
    .max(maxTaka, { error: () => m.offers_amount_wrong() })
    .multipleOf(0.01, { error: () => m.offers_amount_wrong() })
    .nullable(),
  applies_to: z.enum(productTargets),
  /** Ids; what `applies_to` does not name is ignored. */
  categories: z.array(id).max(1_000),
  products: z.array(id).max(maxOfferProducts, {
    error: () => m.offers_too_many_products({ max: number(maxOfferProducts) }),
  }),
  /** Null: now. */
  starts_at: moment.nullable(),
  /** Null: until staff end it. */
  ends_at: moment.nullable(),
};

const fields = {
  kind: z.enum(["price"]),
  name_en: line(maxOfferName, () => m.offers_name_missing()),
  name_bn: line(maxOfferName, () => m.offers_name_missing()),
  ...terms,
};

type ParsedTerms = z.output<z.ZodObject<typeof terms>>;

function checkTerms({ value, issues }: z.core.ParsePayload<ParsedTerms>) {
  const refuse = (path: keyof ParsedTerms, message: string) =>
    issues.push({ code: "custom", path: [path], message, input: value[path] });
  const { percent, amount: off, applies_to: target, starts_at: from, ends_at: until } = value;
  if ((percent === null) === (off === null))
    refuse("percent", m.offers_percent_wrong({ max: number(maxPercent) }));
  if (target === "categories" && value.categories.length === 0)
    refuse("categories", m.offers_categories_missing());
  if (target === "products" && value.products.length === 0) refuse("products", m.offers_products_missing());
  if (from && until && Date.parse(from) >= Date.parse(until)) refuse("ends_at", m.entry_until_before_from());
}

const version = z.int().positive();

export const newOffer = z.strictObject(fields).check(checkTerms);
export const offerChange = z.strictObject({ ...fields, id, version }).check(checkTerms);
export const offerVersion = z.strictObject({ id, version });
export const offerQuestion = z.strictObject({ ...terms, id: id.optional() }).check(checkTerms);

export const byId = z.object({ id });

export const offerQuery = z.object({ state: z.enum(offerStates).default("running"), after: id.optional() });

export const offerProduct = z.object({
  id: z.int(),
  sku: z.string(),
  names,
  image: z.string(),
  tint: z.string(),
});

export const adminOffer = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(["price"]),
  name_en: z.string(),
  name_bn: z.string(),
  percent: z.int().nullable(),
  amount: amount.nullable(),
  applies_to: z.enum(productTargets),
  categories: z.array(z.object({ id: z.int(), names })),
  /** In a list the first two; `product_count` counts all. */
  products: z.array(offerProduct),
  product_count: z.int(),
  starts_at: moment,
  ends_at: moment.nullable(),
  state: z.enum(offerStates),
  /** So far, without cancelled orders: the orders with it, and the taka that it took off. */
  orders: z.int(),
  taken_off: amount,
});

export const oneOffer = z.object({ data: adminOffer });
export const offerRemoved = z.object({ success: z.literal(true) });

export const offerList = z.object({
  data: z.array(adminOffer),
  meta: pageMeta.extend({
    counts: z.object({ running: z.int(), coming: z.int(), over: z.int() }),
  }),
});

export const offerPreview = z.object({
  data: z.object({
    /** The products that it applies to, and those among them whose price it changes. */
    products: z.int(),
    changed: z.int(),
    /** Skipped: less than one taka would be left, or another offer is cheaper. */
    too_cheap: z.int(),
    beaten: z.int(),
    examples: z.array(
      z.object({
        /** As shoppers would see it. */
        card: productCard,
        regular: amount,
        /** The current charged price. */
        now: amount,
      }),
    ),
    /** The newest orders, how many of them would have had it, and what it would have taken off. */
    recent_orders: z.int(),
    orders: z.int(),
    taken_off: amount,
  }),
});

const sold = { orders: z.int(), pieces: z.int(), revenue: amount, taken_off: amount };

export const offerResult = z.object({
  data: z.object({
    ...sold,
    /** Its last thirty days in Dhaka, oldest first. */
    days: z.array(z.object({ ...sold, day: z.iso.date() })),
    /** The ten of which the most pieces were sold; those that are still in the catalogue. */
    products: z.array(z.object({ ...sold, id: z.int(), names, image: z.string(), tint: z.string() })),
  }),
});

export const offerCategories = z.object({
  data: z.array(z.object({ id: z.int(), names, products: z.int() })),
});

export const productSearch = z.object({ search: line(maxSearch) });
export const offerProducts = z.object({ data: z.array(offerProduct) });
export const skuList = z.strictObject({ skus: z.array(z.string().max(100)).max(maxOfferProducts) });
export const skusRead = z.object({ data: z.array(offerProduct), unknown: z.array(z.string()) });
