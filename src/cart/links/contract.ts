import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type CartLinkDraft = z.input<typeof schemas.cartLinkDraft>;
export type MadeCartLink = z.infer<typeof schemas.madeCartLink>;
export type CartLink = z.infer<typeof schemas.cartLink>["data"];
export type CartLinkList = z.infer<typeof schemas.cartLinkList>;

const madeOutline = { url: "string", code: "string", ends_at: "string" } as const;

/**
 * Creates a link that opens this cart for 14 days, in the language of the request. Archived products are left out.
 */
export const makeCartLink = command<CartLinkDraft, MadeCartLink>("/api/cart-links", madeOutline);

/** As `makeCartLink`, for staff, who can see how often the link was opened and used for orders. */
export const makeCartLinkForCustomer = command<CartLinkDraft, MadeCartLink>(
  "/api/admin/cart-links",
  madeOutline,
);

/** The products of a link with the prices at its creation. Throws `not_found` for an unknown or expired link. */
export const showCartLink = query<{ code: string }, { data: CartLink }>("/api/cart-links/{code}", {
  data: {
    code: "string",
    ends_at: "string",
    items: [{ product_id: "number", quantity: "number", price: "number" }],
  },
});

/** Counts that a browser has opened the link for the first time. */
export const countCartLinkOpened = command<{ code: string }, { success: true }>(
  "/api/cart-links/{code}/openings",
  {},
);

/** The links of staff, the newest first. */
export const listCartLinks = query<{ after?: string | undefined }, CartLinkList>("/api/admin/cart-links", {
  data: [{ id: "number", url: "string", opened: "number", ordered: "number" }],
});
