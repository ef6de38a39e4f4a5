import { z } from "zod";
import { amount, moment, pageMeta, wholeNumber } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { cartLine, toLinesSchema } from "../schemas.ts";
import { codeLength, codeLetters } from "./rules.ts";

export const cartLinkDraft = z.object({
  items: toLinesSchema(cartLine).min(1, { error: () => m.order_empty() }),
});

export const cartLinkDraftOfStaff = cartLinkDraft.strict();

export const madeCartLink = z.object({
  success: z.literal(true),
  url: z.url(),
  code: z.string(),
  ends_at: moment,
});

/** A code as typed or copied; upper case is converted. */
export const byCode = z.object({
  code: z
    .string()
    .max(100)
    .transform((text) => text.trim().toLowerCase())
    .meta({ examples: ["k7m3pq9x"] }),
});

const codePattern = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/** The code sent with an order; an invalid code is ignored. */
export const codeOfOrder = z
  .string()
  .transform((text) => codePattern.exec(text.trim().toLowerCase())?.[0])
  .optional()
  .catch(undefined);

export const cartLink = z.object({
  data: z.object({
    code: z.string(),
    created_at: moment,
    ends_at: moment,
    items: z.array(
      z.object({
        product_id: z.int(),
        quantity: z.int(),
        /** The price when the link was made, in taka; `regular_price` is present if an offer had lowered it. */
        price: amount,
        regular_price: amount.optional(),
      }),
    ),
  }),
});

export const countedAnswer = z.object({ success: z.literal(true) });

export const cartLinkQuery = z.object({ after: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional() });

const useCountFields = {
  /** The number of browsers that opened it, except the one that created it. */
  opened: z.int(),
  /** The number of orders that came from it, without cancelled ones. */
  ordered: z.int(),
};

/** The links created by staff; only totals for those of shoppers. */
export const cartLinkList = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      url: z.url(),
      created_at: moment,
      ends_at: moment,
      made_by: z.object({ id: z.int(), name: z.string() }),
      /** The number of different products. */
      products: z.int(),
      ...useCountFields,
    }),
  ),
  meta: pageMeta.extend({ by_shoppers: z.object({ made: z.int(), ...useCountFields }) }),
});
