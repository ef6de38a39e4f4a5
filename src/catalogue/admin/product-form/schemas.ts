import { z } from "zod";
import { amount, id, line, moment } from "#src/api/schemas.ts";
import { acceptedFields, pickSchemas, storedFields } from "#src/catalogue/product/field-schemas.ts";
import { optionalFields } from "#src/catalogue/product/fields.ts";
import { m } from "#src/language/messages.ts";
import { maxAlt } from "#src/pictures/rules.ts";
import { maxPictures, maxRelated } from "../rules.ts";
import { runningOffer } from "../schemas.ts";

/** The stock of a stored product is changed by movements, and archiving is an operation of its own. */
const { stock, is_archived: _, ...fields } = acceptedFields;

const optionalInput = z.object(pickSchemas(acceptedFields, optionalFields)).partial();

/** Prices in taka; one field for each language. */
export const productInput = z.object({
  ...fields,
  ...optionalInput.shape,
  /** The first one is shown on the card. */
  pictures: z
    .array(
      z.strictObject({
        image: z.string().max(300),
        alt: z.strictObject({ en: line(maxAlt), bn: line(maxAlt) }),
      }),
    )
    .max(maxPictures),
  /** Ids of related products in order; if empty, others of its category are shown. */
  related: z.array(id).max(maxRelated),
});

const texts = z.object({ en: z.string(), bn: z.string() });

export const productDetails = z.object({
  ...storedFields,
  id: z.int(),
  pictures: z.array(z.object({ image: z.string(), alt: texts })),
  related: z.array(z.object({ id: z.int(), names: texts, image: z.string(), tint: z.string() })),
  offer: runningOffer.optional(),
  /** How many shoppers wait for it; undefined for none. */
  waiting: z.int().optional(),
});

/** The newest changes of a product's price, newest first. */
export const productPrices = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      at: moment,
      /** The charged price and the regular price, in taka. */
      price: amount,
      regular: amount,
      /** The offer behind the charged price; null if there was none. */
      offer: texts.nullable(),
    }),
  ),
});

export const newProduct = z.strictObject({ ...productInput.shape, stock });

/** Any of the fields; `was` holds the values that the user edited. */
export const productEdit = z
  .strictObject({
    ...productInput.partial().shape,
    id,
    was: z
      .strictObject({ ...productDetails.shape, related: z.array(z.int()) })
      .omit({ id: true, offer: true, waiting: true, stock: true, is_archived: true })
      .partial(),
  })
  .superRefine(({ id: _, was, ...change }, check) => {
    const changedFields = Object.keys(change) as (keyof typeof change)[];
    for (const name of changedFields)
      if (was[name] === undefined)
        check.addIssue({ code: "custom", path: ["was", name], message: m.admin_product_base_missing() });
    if (changedFields.length === 0)
      check.addIssue({ code: "custom", message: m.admin_product_nothing_to_change() });
  })
  .meta({ examples: [{ brand: "Pran", was: { brand: "" } }] });

export const oneProductDetails = z.object({ data: productDetails });
