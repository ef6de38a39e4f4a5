import { z } from "zod";
import { maxSearch } from "#src/api/limits.ts";
import { id, line } from "#src/api/schemas.ts";
import { acceptedFields, pickSchemas, storedFields } from "#src/catalogue/product/field-schemas.ts";
import { bulkFlags } from "#src/catalogue/product/fields.ts";
import { maxPriceTaka } from "../rules.ts";
import { adminProduct } from "../schemas.ts";
import { bulkErrors, maxBulk } from "./rules.ts";

export const bulkChange = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("price"),
    by: z.enum(["percent", "taka"]),
    /** The change in taka or percent; negative to reduce the price. */
    amount: z.number().min(-maxPriceTaka).max(maxPriceTaka),
    /** Keeps the original price, sets it to the current price, or removes it. */
    original: z.enum(["keep", "set", "remove"]),
  }),
  z
    .strictObject(pickSchemas(acceptedFields, bulkFlags))
    .partial()
    .extend({ kind: z.literal("flags") }),
  z.strictObject({ kind: z.literal("category"), category_id: id }),
  z.strictObject({ kind: z.literal("archive"), archived: z.boolean() }),
]);

/** Product ids, or the filter of a list, of which the first `maxBulk` products are meant. */
export const bulkSelection = z.union([
  z.strictObject({ ids: z.array(z.int().positive()).min(1).max(maxBulk) }),
  z.strictObject({
    filter: z.strictObject({
      search: line(maxSearch).optional(),
      category: id.optional(),
      short: z.boolean().optional(),
      incomplete: z.boolean().optional(),
      archived: z.boolean().optional(),
    }),
  }),
]);

export const bulkQuestion = z.strictObject({ selection: bulkSelection, change: bulkChange });

const bulkFieldNames = ["price", "originalPrice", "category_id", "is_archived", ...bulkFlags] as const;

export const bulkFields = z.strictObject(pickSchemas(acceptedFields, bulkFieldNames)).partial();

const names = adminProduct.shape.names;

/** Stored values may violate a rule that was added later. */
const storedBulkFields = z.strictObject(pickSchemas(storedFields, bulkFieldNames)).partial();

/** One product in the preview; `was` and `to` have the same fields, with the current and the new values. */
export const bulkLine = z.object({
  id: z.int(),
  names,
  step_grams: adminProduct.shape.step_grams,
  was: storedBulkFields,
  to: storedBulkFields,
});

export const bulkPreview = z.object({
  data: z.object({
    lines: z.array(bulkLine),
    /** The number of products that already have the new values. */
    same: z.int(),
    refused: z.array(z.object({ id: z.int(), names, why: z.enum(bulkErrors) })),
    /** The list has more products than `maxBulk`. */
    more: z.boolean(),
  }),
});

/** Writes `to` where a product still equals `was`. Each product comes once; both have the same fields. */
export const bulkCommand = z
  .strictObject({
    rows: z
      .array(z.strictObject({ id: z.int().positive(), was: storedBulkFields, to: bulkFields }))
      .min(1)
      .max(maxBulk),
  })
  .refine(({ rows }) => new Set(rows.map(({ id }) => id)).size === rows.length)
  .refine(({ rows }) =>
    rows.every(({ was, to }) => {
      const fieldNames = Object.keys(to);
      return (
        fieldNames.length > 0 &&
        fieldNames.length === Object.keys(was).length &&
        fieldNames.every((name) => name in was)
      );
    }),
  )
  .meta({ examples: [{ rows: [{ id: 1, was: { price: 120 }, to: { price: 110 } }] }] });

export const bulkOutcome = z.object({
  data: z.object({
    changed: z.array(z.int()),
    /** Products that were changed in the meantime or deleted, and stay unchanged. */
    stayed: z.array(z.object({ id: z.int(), names })),
  }),
});
