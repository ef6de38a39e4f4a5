import type { z } from "zod";
import { command } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type RunningOffer = z.infer<typeof schemas.orderOffer>;

const offerOutline = { id: "number", kind: "string", name: "string" } as const;

/** The running offers without a code for these products, without those that a signed-in customer has used up. */
export const findOrderOffers = command<{ products: number[] }, z.infer<typeof schemas.orderOffers>>(
  "/api/order-offers",
  { data: [offerOutline] },
);

/**
 * The offer behind a code. Refuses with `code_refused` and the reason: unknown, not begun, over, used up, used before, or not a
 * first order. Wrong codes are limited as passwords are.
 */
export const checkCode = command<{ code: string; products: number[] }, z.infer<typeof schemas.oneOrderOffer>>(
  "/api/offer-codes",
  { data: offerOutline },
);
