import { z } from "zod";
import { maxPassword } from "#src/api/limits.ts";

const data = z.object({
  demanded: z.boolean(),
  /** The environment variable that sets it; null if an admin decides. */
  fixed: z.string().nullable(),
  enrolled: z.boolean(),
});

export const factorDemand = z.object({ data });
export const demandChange = z.strictObject({
  demanded: z.boolean(),
  password: z.string().max(maxPassword).optional(),
});
export const demandChanged = z.object({ success: z.literal(true), data });
