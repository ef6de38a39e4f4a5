import { z } from "zod";
import { maxEndpoint } from "./rules.ts";

const endpoint = z.string().max(maxEndpoint);

/** A browser's `PushSubscription`: 65 bytes of a public key and 16 of a secret, in base64url. */
export const pushSubscription = z.strictObject({
  endpoint,
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

export const pushEnd = z.strictObject({ endpoint });
export const pushKey = z.object({ data: z.object({ key: z.string() }) });
export const pushChanged = z.object({ success: z.literal(true) });
