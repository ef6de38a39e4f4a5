import type { z } from "zod";
import { query } from "../api/operation.ts";
import type { FoundPlace } from "../places/contract.ts";
import type * as schemas from "./schemas.ts";

export type DeliveryOffer = z.infer<typeof schemas.deliveryOffer>;

export type Deliveries = z.infer<typeof schemas.deliveriesAnswer>["data"];

/** The fee and first free slot of places, by comma-separated ids; places that are not served are left out. */
export const listDeliveries = query<{ places: string }, { data: Deliveries }>("/api/delivery/places", {
  data: { places_open: "boolean", places: [{ place: "string", fee: "number" }] },
});

/** Served places, most popular first; at most twelve. */
export const listDeliveredPlaces = query<Record<never, never>, { data: FoundPlace[] }>(
  "/api/delivery/delivered-places",
  { data: [{ id: "string", name: "string", district: "string" }] },
);

/** A place's terms and slots; without `area` it is not served. `places_open` is false while the shop has no areas. */
export const showDelivery = query<{ place: string }, { data: DeliveryOffer }>("/api/delivery", {
  data: { places_open: "boolean", days: [{ day: "string" }] },
});
