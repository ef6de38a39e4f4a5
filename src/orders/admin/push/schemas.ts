import { z } from "zod";
import { maxEndpoint } from "./rules.ts";

const endpoint = z.string().max(maxEndpoint);

/** A browser's `PushSubscription`: a public key of 65 bytes and a secret of 16, in base64url. */
export const pushSubscription = z.strictObject({
  endpoint,
  p256dh: z
    .string()
    .regex(/^[\w-]{87}$/)
    .meta({ examples: ["B".repeat(87)] }),
  auth: z
    .string()
    .regex(/^[\w-]{22}$/)
    .meta({ examples: ["A".repeat(22)] }),
});

export const pushEnd = z.strictObject({ endpoint });
export const pushKey = z.object({ data: z.object({ key: z.string() }) });
export const pushChanged = z.object({ success: z.literal(true) });
