import type { z } from "zod";
import { query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Place = z.infer<typeof schemas.place>;
export type AddressPin = z.infer<typeof schemas.addressPin>;
export type FoundPlace = z.infer<typeof schemas.foundPlace>;

/** At most eight places that match a text or prefix in either script, likeliest first; empty for an empty text. */
export const findPlaces = query<{ search: string }, { data: FoundPlace[] }>("/api/places", {
  data: [{ id: "string", name: "string", district: "string" }],
});

/** The place named in an address, in either script and misspelled, as a list of one; empty without a match. */
export const findPlaceInAddress = query<{ address: string }, { data: Place[] }>("/api/places/in-address", {
  data: [{ id: "string", name: "string", district: "string" }],
});
