import { z } from "zod";
import { paragraphs } from "../api/schemas.ts";
import { m } from "../language/messages.ts";
import { cleanLine } from "../language/text.ts";
import { findKnownPlace } from "./all-places.ts";
import { country, maxPlaceSearch, maxRiderNote, maxStreet } from "./rules.ts";

/** Names are in the reader's language. */
export const place = z.object({ id: z.string(), name: z.string(), district: z.string() });

/** A place with its kind, district, division, and its name in the other language. */
export const foundPlace = place.extend({
  kind: z.enum(["thana", "upazila"]),
  other_name: z.string(),
  district_id: z.string(),
  division: z.string(),
});

export const foundPlaces = z.object({ data: z.array(foundPlace) });

export const placeQuery = z.object({
  search: z
    .string()
    .default("")
    .transform((text) =>
      cleanLine(text.slice(0, 2 * maxPlaceSearch).replace(/\p{Cc}/gu, " ")).slice(0, maxPlaceSearch),
    ),
});

export const placeInAddressQuery = z.object({
  address: z
    .string()
    .default("")
    .transform((text) => text.slice(-maxStreet)),
});
export const placeInAddress = z.object({ data: z.array(place).max(1) });

/** The id of a place, such as "dhaka/dhanmondi"; an unknown one is refused. */
export const placeId = z
  .string({ error: () => m.place_unknown() })
  .refine((id) => findKnownPlace(id) !== undefined, { error: () => m.place_unknown() });

const degrees = (from: number, to: number) =>
  z
    .number()
    .min(from, { error: () => m.address_pin_far() })
    .max(to, { error: () => m.address_pin_far() })
    .transform((exact) => Math.round(exact * 1e5) / 1e5);

/** Where the door of an address is, in degrees to five decimals, about a metre. */
export const addressPin = z.strictObject({
  latitude: degrees(country.south, country.north),
  longitude: degrees(country.west, country.east),
});

/** An address's place, its road, house and floor, and a note for the rider. Blank texts are omitted. */
export const addressDetailsDraft = {
  place: placeId.optional(),
  street: paragraphs(maxStreet)
    .transform((text) => text || undefined)
    .optional(),
  rider_note: paragraphs(maxRiderNote)
    .transform((text) => text || undefined)
    .optional(),
};

/** The fields of `addressDetailsDraft` in an answer; absent if not given. */
export const where = {
  place: place.optional(),
  street: z.string().optional(),
  rider_note: z.string().optional(),
};
