import { z } from "zod";
import { cleanLine } from "../language/text.ts";
import { maxPlaceSearch } from "./rules.ts";

/** A thana or upazila, with names in the reader's language. */
export const place = z.object({ id: z.string(), name: z.string(), district: z.string() });

/** The same with its name in the other language. */
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
    .transform((text) =>
      cleanLine(text.slice(0, 2 * maxPlaceSearch).replace(/\p{Cc}/gu, " ")).slice(0, maxPlaceSearch),
    ),
});
