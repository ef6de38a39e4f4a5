import { z } from "zod";
import { amount } from "#src/api/schemas.ts";
import { several } from "../schemas.ts";

/** One value per product in each column, the most popular product first. */
const products = z.object({
  id: z.array(z.int()),
  name_en: z.array(z.string()),
  name_bn: z.array(z.string()),
  weight_en: z.array(z.string()),
  weight_bn: z.array(z.string()),
  brand: z.array(z.string()).optional(),
  category: z.array(z.int()),
  tint: z.array(z.string()),
  image: z.array(z.string()),
  /** Prices in taka. */
  price: z.array(amount),
  original_price: z.array(amount.nullable()),
  several: z.array(several.nullable()),
  /** Bits: 1 featured, 2 new, 4 top selling, 8 on offer, 16 sold by weight, 32 perishable, 128 in `further`. */
  flags: z.array(z.int()),
  /** Positions in the shop's own order. */
  position: z.array(z.int()),
  /** Unix time in seconds. */
  created: z.array(z.int()),
  /** The demand, 0 to 255. */
  demand: z.array(z.int()),
  /** Pieces, if few are left; null for plenty. */
  stock_left: z.array(z.int().nullable()),
  /** The average rating, 1 to 5; null without ratings. */
  rating: z.array(z.number().nullable()),
  review_count: z.array(z.int()),
  net_amount: z.array(z.number().nullable()),
  net_unit: z.array(z.enum(["g", "ml", "pc"]).nullable()),
});

export const compactCatalogue = z.object({
  /** Whether these are all products of the shop. */
  whole: z.boolean(),
  products,
  categories: z.array(
    z.object({
      id: z.int(),
      parentId: z.int().nullish(),
      name_en: z.string(),
      name_bn: z.string(),
      icon: z.string(),
      tint: z.string(),
    }),
  ),
  /** Products that are listed in further categories. */
  further: z.array(z.object({ id: z.int(), categories: z.array(z.int()) })).optional(),
  /** `words` are equivalent; `kinds` are more specific terms, which also match. */
  synonyms: z.array(z.object({ words: z.array(z.string()), kinds: z.array(z.string()) })),
  /** Products pinned to the top of the results for a term. */
  pins: z.array(z.object({ term: z.string(), ids: z.array(z.int()) })),
});
