import { z } from "zod";
import { amount, id, line, moment, oneOrZero } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { adminProduct } from "../schemas.ts";
import { maxCodeLength, maxLabels } from "./rules.ts";

export const scannedCode = z.object({ code: line(maxCodeLength, m.scan_code_missing) });

/** The longest id of a product, with a comma after it. */
const maxIdLength = 20;

/** Ids of products, separated by commas. */
export const labelQuery = z.object({
  products: z
    .string()
    .max(maxIdLength * maxLabels)
    .transform((ids): (string | number)[] => [...new Set(ids.split(","))].slice(0, maxLabels))
    .pipe(z.array(id)),
});

const scannedProduct = adminProduct.extend({
  /** Empty if unknown. */
  barcode: z.string(),
  is_archived: oneOrZero,
  /** The charged price of a kilo, a litre or a piece, in taka. */
  unit_price: z.object({ amount, per: z.enum(["kg", "l", "pc"]) }).optional(),
  /** Since when the charged price holds. */
  price_since: moment,
});

export const scannedProducts = z.object({ data: z.array(scannedProduct) });
