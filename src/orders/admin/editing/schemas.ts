import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { id, line, taka, wholeNumber } from "#src/api/schemas.ts";
import { maxLines, maxQuantity } from "#src/cart/rules.ts";
import { maxProductNameLength } from "#src/catalogue/admin/rules.ts";
import { m } from "#src/language/messages.ts";
import { discountDraft } from "../discount/schemas.ts";
import { maxPackedGrams } from "../rules.ts";

const pieces = {
  quantity: wholeNumber(1, maxQuantity),
  /** The price of all pieces in taka; default: price times quantity. */
  actual: taka.min(0.01).optional(),
  /** The packed weight in grams, which sets the price; not with `actual`. */
  grams: wholeNumber(1, maxPackedGrams).optional(),
};

/** Not both: a packed weight sets the price itself. */
const isEither = ({ actual, grams }: { actual?: number | undefined; grams?: number | undefined }) =>
  actual === undefined || grams === undefined;
const weightOrPrice = { path: ["actual"], error: () => m.order_edit_weight_or_price() };

const stayingLine = z
  .strictObject({
    item: id,
    ...pieces,
  })
  .refine(isEither, weightOrPrice);
const newLine = z
  .strictObject({
    product_id: id,
    ...pieces,
    /** The price in taka that staff saw: a lower current price is used, a higher one refused. */
    price: taka.optional(),
    /** The item that it replaces, which the same edit removes. */
    replaces: id.optional(),
  })
  .refine(isEither, weightOrPrice);

/** A line outside the catalogue; `price` in taka per piece. */
export const namedLine = z.strictObject({
  name: line(maxProductNameLength, () => m.admin_edit_name_missing()),
  price: taka.min(0.01, { error: () => m.admin_edit_actual_wrong() }),
  quantity: pieces.quantity,
});

type ListedLine = { item: number } | { product_id: number } | { name: string };

/** Refuses an item or a product that is listed twice. */
export function refuseDuplicates(lines: readonly ListedLine[], context: z.RefinementCtx): void {
  const listedNames = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if ("name" in line) continue;
    const name = "item" in line ? `item ${line.item}` : `product ${line.product_id}`;
    if (listedNames.has(name))
      context.addIssue({ code: "custom", path: [index], message: m.order_edit_twice() });
    listedNames.add(name);
  }
}

export type NewLine = z.output<typeof newLine>;
export type NamedLine = z.output<typeof namedLine>;

/** All lines that the order shall have; items not listed are removed. */
export const editDraft = z.strictObject({
  id,
  /** The order's revision that staff saw. */
  was: z.int().min(0),
  lines: z
    .array(z.union([stayingLine, newLine, namedLine]), { error: () => m.order_edit_empty() })
    .min(1, { error: () => m.order_edit_empty() })
    .max(maxLines)
    .superRefine(refuseDuplicates),
  discount: discountDraft.optional(),
  /** The customer accepts a weight above the shop's tolerance. */
  agreed: z.boolean().optional(),
  note: line(maxReason).optional(),
});
