import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type OfferState = z.infer<typeof schemas.adminOffer>["state"];
export type AdminOffer = z.infer<typeof schemas.adminOffer>;
export type OfferFields = z.input<typeof schemas.newOffer>;
export type OfferProduct = AdminOffer["products"][number];
export type OfferCategory = z.infer<typeof schemas.offerCategories>["data"][number];
export type OfferArea = AdminOffer["areas"][number];
export type OfferPreview = z.infer<typeof schemas.offerPreview>["data"];
export type OfferQuestion = z.input<typeof schemas.offerQuestion>;
export type OfferResult = z.infer<typeof schemas.offerResult>["data"];

export type CodesWanted = z.input<typeof schemas.codesWanted>;

type OneOffer = z.infer<typeof schemas.oneOffer>;
type OneVersion = { id: string; version: number };

const offerOutline = { id: "number", version: "number", state: "string" } as const;

/** The offers of a state with what they took off so far: running and over ones newest first, coming ones next first. */
export const listOffers = query<
  { state?: OfferState | undefined; after?: string | undefined },
  z.infer<typeof schemas.offerList>
>("/api/admin/offers", { data: [offerOutline], meta: { counts: {} } });

export const showOffer = query<{ id: string }, OneOffer>("/api/admin/offers/{id}", { data: offerOutline });

/** Idempotent by `Idempotency-Key`. A start in the past, or none, is now. */
export const createOffer = command<OfferFields, OneOffer>("/api/admin/offers", { data: offerOutline });

/** Changes an offer if `version` is still its version. Once it has begun, its start stays. */
export const changeOffer = command<OfferFields & OneVersion, OneOffer>("/api/admin/offers/{id}", {
  data: offerOutline,
});

/** Ends a running offer now. */
export const endOffer = command<OneVersion, OneOffer>("/api/admin/offers/{id}/end", { data: offerOutline });

/** Deletes an offer that has not begun. */
export const removeOffer = command<OneVersion, z.infer<typeof schemas.offerRemoved>>(
  "/api/admin/offers/{id}/remove",
  {},
);

/**
 * Creates codes for one use each: random ones after a prefix. Refuses with `changed` unless `created` is how many the offer has, and
 * with `offer_not_running` once it is over.
 */
export const createCodes = command<Omit<CodesWanted, "id"> & { id: string }, OneOffer>(
  "/api/admin/offers/{id}/codes",
  { data: offerOutline },
);

/** The codes for one use each as CSV, with the numbers of the orders that used them. */
export const exportCodes = query<{ id: string }, string>("/api/admin/offer-codes", "string");

/** Previews the effect of an offer without saving it. `id` is set if the offer exists. */
export const previewOffer = command<OfferQuestion, { data: OfferPreview }>("/api/admin/offer-preview", {
  data: { recent_orders: "number", orders: "number" },
});

/** The sales of an offer, without cancelled orders. */
export const showOfferResult = query<{ id: string }, { data: OfferResult }>("/api/admin/offers/{id}/result", {
  data: { orders: "number", days: [{ day: "string" }] },
});

/** Every category in the shop's order, including hidden ones. */
export const listOfferCategories = query<Record<never, never>, { data: OfferCategory[] }>(
  "/api/admin/offer-categories",
  { data: [{ id: "number" }] },
);

/** Every delivery area. */
export const listOfferAreas = query<Record<never, never>, z.infer<typeof schemas.offerAreas>>(
  "/api/admin/offer-areas",
  { data: [{ id: "number" }] },
);

/** Searches products as the staff's product list does. */
export const findOfferProducts = query<{ search: string }, { data: OfferProduct[] }>(
  "/api/admin/offer-products",
  { data: [{ id: "number" }] },
);

/** The products with these SKUs, and the SKUs that no product has. */
export const readSkus = command<{ skus: string[] }, z.infer<typeof schemas.skusRead>>(
  "/api/admin/offer-products",
  { data: [{ id: "number" }], unknown: ["string"] },
);
