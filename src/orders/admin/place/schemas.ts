import { z } from "zod";
import { id, taka } from "#src/api/schemas.ts";
import { placeId } from "#src/places/schemas.ts";

/** Another place for an order; `was` is the one that was seen, null for none, `fee` the fee in taka that was seen. */
export const placeChange = z.strictObject({
  id,
  place: placeId,
  was: z.string().nullable(),
  fee: taka.optional(),
});
