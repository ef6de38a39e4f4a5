import { z } from "zod";
import { amount, id, line, oneOrZero, paragraphs } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { maxAlt } from "#src/pictures/rules.ts";
import {
  maxDescription,
  maxNet,
  maxNutrition,
  maxPictures,
  maxProductName,
  maxRelated,
  maxSku,
  maxStock,
  maxWeight,
  netUnits,
} from "../rules.ts";
import { price } from "../schemas.ts";

const flags = { is_featured: oneOrZero, is_new_arrival: oneOrZero, is_top_selling: oneOrZero };

/** What staff fill in of a product; each language is a field of its own. Prices in taka. */
const fields = {
  sku: line(maxSku, () => m.admin_product_sku_missing()),
  /** One that is no id is no category: `checkFields` refuses it in words. */
  category_id: id.catch(0),
  name_en: line(maxProductName, () => m.admin_product_name_missing()),
  name_bn: line(maxProductName, () => m.admin_product_name_missing()),
  weight_en: line(maxWeight),
  weight_bn: line(maxWeight),
  description_en: paragraphs(maxDescription),
  description_bn: paragraphs(maxDescription),
  nutrition_en: paragraphs(maxNutrition),
  nutrition_bn: paragraphs(maxNutrition),
  /** The weight as a number of `net_unit`, from which the price of a kilo or a litre is reckoned; null without one. */
  net_amount: z.int().min(1).max(maxNet).nullable(),
  net_unit: z.enum(netUnits).nullable(),
  /** Sold by weight, in steps of `net_amount` grams. */
  is_weighed: oneOrZero,
  /** Goes only to areas that bring perishables. */
  is_perishable: oneOrZero,
  price,
  originalPrice: price.nullable(),
  ...flags,
  /** The first is the card's. */
  pictures: z
    .array(
      z.strictObject({
        image: z.string().max(300),
        alt: z.strictObject({ en: line(maxAlt), bn: line(maxAlt) }),
      }),
    )
    .max(maxPictures),
  /** Ids of products shown beside it, in this order; without any, others of its category are shown. */
  related: z.array(id).max(maxRelated),
};

const texts = z.object({ en: z.string(), bn: z.string() });

/** The same as it is stored: what an earlier rule let through can be read. */
const stored = {
  sku: z.string(),
  category_id: z.int(),
  name_en: z.string(),
  name_bn: z.string(),
  weight_en: z.string(),
  weight_bn: z.string(),
  description_en: z.string(),
  description_bn: z.string(),
  nutrition_en: z.string(),
  nutrition_bn: z.string(),
  net_amount: z.int().nullable(),
  net_unit: z.enum(netUnits).nullable(),
  is_weighed: oneOrZero,
  is_perishable: oneOrZero,
  price: amount,
  originalPrice: amount.nullable(),
  ...flags,
  pictures: z.array(z.object({ image: z.string(), alt: texts })),
};

export const productFields = z.object(fields);
export const productDetails = z.object({
  ...stored,
  id: z.int(),
  /** Null: not counted. */
  stock: z.int().nullable(),
  is_archived: oneOrZero,
  related: z.array(z.object({ id: z.int(), names: texts, image: z.string(), tint: z.string() })),
});

export const newProduct = z.strictObject({ ...fields, stock: z.int().min(0).max(maxStock).nullable() });

/** Any of the fields; `was` holds what each of them was when it was changed. */
export const productEdit = z
  .strictObject({
    ...z.object(fields).partial().shape,
    id,
    was: z.strictObject({ ...stored, related: z.array(z.int()) }).partial(),
  })
  .superRefine(({ id: _, was, ...change }, check) => {
    const named = Object.keys(change) as (keyof typeof change)[];
    for (const name of named)
      if (was[name] === undefined)
        check.addIssue({ code: "custom", path: ["was", name], message: m.admin_product_base_missing() });
    if (named.length === 0) check.addIssue({ code: "custom", message: m.admin_product_nothing_to_change() });
  });

export const oneProductDetails = z.object({ data: productDetails });
