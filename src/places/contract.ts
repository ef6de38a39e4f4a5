import type { z } from "zod";
import { query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Place = z.infer<typeof schemas.place>;
export type FoundPlace = z.infer<typeof schemas.foundPlace>;

/**
 * The places that a text means or begins to mean, in either script and however it is spelt, the likeliest first; at most eight. An
 * empty text finds none.
 */
export const findPlaces = query<{ search: string }, { data: FoundPlace[] }>("/api/places", {
  data: [{ id: "string", name: "string", district: "string" }],
});

/** The place that a typed address names, in either script and misspelled, as a list of one; empty where it names none. */
export const findPlaceInAddress = query<{ address: string }, { data: Place[] }>("/api/places/in-address", {
  data: [{ id: "string", name: "string", district: "string" }],
});
