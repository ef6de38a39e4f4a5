import { z } from "zod";
import { id, taka } from "#src/api/schemas.ts";
import { placeId } from "#src/places/schemas.ts";

/** `was` is the place that staff saw (null: none), `fee` the fee in taka that they saw. */
export const placeChange = z.strictObject({
  id,
  place: placeId,
  was: z.string().nullable(),
  fee: taka.optional(),
});
