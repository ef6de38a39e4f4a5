import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { amount, flag, id, line, oneOrZero, stretchMeta } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { picture } from "#src/pictures/schemas.ts";
import { maxPrice, maxStock } from "./rules.ts";

const both = z.object({ en: z.string(), bn: z.string() });

/** The filters of the product table: search, category, short stock; `after` the `meta.next` of the stretch before. */
export const adminProductQuery = z.object({
  search: line(maxSearch).optional(),
  category: id.optional(),
  /** Only products that are sold out or nearly so. */
  short: flag.optional(),
  /** Only products that are no longer sold; without it only those that are. */
  archived: flag.optional(),
  after: id.optional(),
});

export const adminProduct = z.object({
  id: z.int(),
  sku: z.string(),
  names: both,
  weights: both,
  image: z.string(),
  tint: z.string(),
  category_id: z.int(),
  price: amount,
  originalPrice: amount.nullable(),
  /** Null: not counted. */
  stock: z.int().nullable(),
  /** Grams of one piece of goods sold by weight; null for others. */
  step_grams: z.int().nullable(),
  is_featured: oneOrZero,
  is_new_arrival: oneOrZero,
  is_top_selling: oneOrZero,
  is_perishable: oneOrZero,
  is_archived: oneOrZero,
});

export const adminProductList = z.object({
  data: z.array(adminProduct),
  /** `total` of the whole list, counted up to `mostCounted`. */
  meta: stretchMeta.extend({ total: z.int() }),
});

/** In taka. */
export const price = z.number().min(0.01).max(maxPrice).multipleOf(0.01);

const figures = {
  price: price.optional(),
  originalPrice: price.nullable().optional(),
  stock: z.int().min(0).max(maxStock).nullable().optional(),
};

/**
 * Fields that can be changed in place; one left out stays as it is. `was` holds the figure or picture that a change was made from:
 * orders take from the stock meanwhile, and colleagues set prices. A flag needs none: whoever switches it has seen the other state.
 */
export const productChange = z
  .strictObject({
    id,
    ...figures,
    image: picture.optional(),
    is_featured: oneOrZero.optional(),
    is_new_arrival: oneOrZero.optional(),
    is_top_selling: oneOrZero.optional(),
    was: z.strictObject({ ...figures, image: z.string().max(300).optional() }).optional(),
  })
  .superRefine(({ id: _, was = {}, ...change }, check) => {
    for (const name of ["price", "originalPrice", "stock", "image"] as const) {
      if (change[name] === undefined || was[name] !== undefined) continue;
      check.addIssue({ code: "custom", path: ["was", name], message: m.admin_product_base_missing() });
    }
    if (Object.values(change).every((value) => value === undefined))
      check.addIssue({ code: "custom", message: m.admin_product_nothing_to_change() });
  });

export const productChanged = z.object({ data: adminProduct });
