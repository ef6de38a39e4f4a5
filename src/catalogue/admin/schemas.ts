import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { amount, flag, id, line, moment, pageMeta } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { picture } from "#src/pictures/schemas.ts";
import { acceptedFields, pickSchemas, storedFields } from "../product/field-schemas.ts";
import { flagNames, listFlags, requirableFields } from "../product/fields.ts";

export const bilingualText = z.object({ en: z.string(), bn: z.string() });

/** The filters of the product table; `after` is the `meta.next` of the previous page. */
export const adminProductQuery = z.object({
  search: line(maxSearch).optional(),
  category: id.optional(),
  /** Lists only products with low or no stock. */
  short: flag.optional(),
  /** Lists only products that lack a field that their category requires. */
  incomplete: flag.optional(),
  /** Lists only archived products; by default only active ones. */
  archived: flag.optional(),
  after: id.optional(),
});

export const productExportQuery = adminProductQuery.extend({ format: z.enum(["csv", "xlsx"]).optional() });

/** The offer by which a product is charged less than its regular price. */
export const runningOffer = z.object({
  names: bilingualText,
  /** The charged price, in taka. */
  price: amount,
  /** The end of the offer; null: until staff end it. */
  until: moment.nullable(),
});

export const adminProduct = z
  .object({
    id: z.int(),
    names: bilingualText,
    weights: bilingualText,
    /** The URL of the main picture; empty without one. */
    image: z.string(),
    tint: z.string(),
    /** Grams of one step of goods sold by weight; null for others. */
    step_grams: z.int().nullable(),
    offer: runningOffer.optional(),
    /** The fields that its category requires and it lacks. */
    missing_fields: z.array(z.enum(requirableFields)),
    ...pickSchemas(storedFields, [
      "sku",
      "category_id",
      "price",
      "originalPrice",
      "mrp",
      "stock",
      "low_stock",
      ...flagNames,
    ] as const),
  })
  .meta({ id: "AdminProduct" });

export const adminProductList = z.object({
  data: z.array(adminProduct),
  /** `total` counts all pages, up to `maxCounted`. */
  meta: pageMeta.extend({ total: z.int() }),
});

const numberFields = z
  .strictObject(pickSchemas(acceptedFields, ["price", "originalPrice", "stock"]))
  .partial();

/** Fields that can be edited in place. `was` has the values that the user saw, to detect concurrent changes. */
export const productChange = z
  .strictObject({ ...numberFields.shape, ...pickSchemas(acceptedFields, listFlags), image: picture })
  .partial()
  .extend({ id, was: numberFields.extend({ image: z.string().max(300).optional() }).optional() })
  .superRefine(({ id: _, was = {}, ...change }, check) => {
    // A flag can only be switched, so it needs no base.
    for (const name of ["price", "originalPrice", "stock", "image"] as const) {
      if (change[name] === undefined || was[name] !== undefined) continue;
      check.addIssue({ code: "custom", path: ["was", name], message: m.admin_product_base_missing() });
    }
    if (Object.values(change).every((value) => value === undefined))
      check.addIssue({ code: "custom", message: m.admin_product_nothing_to_change() });
  })
  .meta({ examples: [{ stock: 40, was: { stock: 38 } }] });

export const productChanged = z.object({ data: adminProduct });
