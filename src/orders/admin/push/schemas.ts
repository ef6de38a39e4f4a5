import { z } from "zod";
import { pushSubscription } from "#src/api/schemas.ts";

export const pushEnd = z.strictObject({ endpoint: pushSubscription.shape.endpoint });
export const pushKey = z.object({ data: z.object({ key: z.string() }) });
export const pushChanged = z.object({ success: z.literal(true) });
