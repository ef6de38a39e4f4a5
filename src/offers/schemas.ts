import { z } from "zod";
import { amount, id, line } from "../api/schemas.ts";
import { maxIds } from "../catalogue/rules.ts";
import { m } from "../language/messages.ts";
import { maxCodeLength, normalizeCode, offerKinds } from "./rules.ts";

/** An offer on orders as shoppers see it, in taka. */
export const orderOffer = z.object({
  id: z.int(),
  kind: z.enum(offerKinds),
  name: z.string(),
  /** What it takes off: one of these, or the whole delivery fee. */
  percent: z.int().optional(),
  amount: amount.optional(),
  cheapest_free: z.literal(true).optional(),
  /** Kind "several": the pieces of a group. */
  pieces: z.int().optional(),
  /** The least total of the goods. */
  from: amount.optional(),
  /** Those of the given products that it applies to, and its delivery areas; undefined: all. */
  products: z.array(z.int()).optional(),
  areas: z.array(z.int()).optional(),
  code: z.string().optional(),
});

export const productIds = z.array(id).max(maxIds);

export const orderOffersQuery = z.object({ products: productIds });
export const orderOffers = z.object({ data: z.array(orderOffer) });

/** A code in its stored form; see `normalizeCode`. */
export const offerCode = line(maxCodeLength, () => m.offers_code_missing())
  .transform(normalizeCode)
  .refine((code) => code !== "", { error: () => m.offers_code_unknown() });

export const codeQuestion = orderOffersQuery.extend({ code: offerCode });
export const oneOrderOffer = z.object({ data: orderOffer });
