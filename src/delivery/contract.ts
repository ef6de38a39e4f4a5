import type { z } from "zod";
import { query } from "../api/operation.ts";
import type { FoundPlace } from "../places/contract.ts";
import type * as schemas from "./schemas.ts";

export type DeliveryOffer = z.infer<typeof schemas.deliveryOffer>;

export type Deliveries = z.infer<typeof schemas.deliveriesAnswer>["data"];

/** The fee and the first free time of each of some places, whose ids stand in one text with commas between them. */
export const listDeliveries = query<{ places: string }, { data: Deliveries }>("/api/delivery/places", {
  data: { places_open: "boolean", places: [{ place: "string", fee: "number" }] },
});

/** Places that the shop delivers to, the likeliest first; at most twelve. */
export const listDeliveredPlaces = query<Record<never, never>, { data: FoundPlace[] }>(
  "/api/delivery/delivered-places",
  { data: [{ id: "string", name: "string", district: "string" }] },
);

/**
 * Whether, when and for how much the shop delivers to a place: its slots of the next seven days, and which of them are free. A
 * place that it does not deliver to has no `area`; `places_open` is false while the shop has set no area at all.
 */
export const showDelivery = query<{ place: string }, { data: DeliveryOffer }>("/api/delivery", {
  data: { places_open: "boolean", days: [{ day: "string" }] },
});
