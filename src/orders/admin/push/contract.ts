import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

/** The public key that a browser of staff subscribes with (VAPID, RFC 8292). */
export const showPushKey = query<Record<never, never>, z.infer<typeof schemas.pushKey>>(
  "/api/admin/orders/push",
  { data: { key: "string" } },
);

/**
 * Has this browser hear of new orders by push, in the language of the request, until the session ends or loses the permission.
 * Sent again it renews that. An account has at most ten such browsers: one more takes the place of the one that was renewed first.
 */
export const subscribeToPush = command<
  z.input<typeof schemas.pushSubscription>,
  z.infer<typeof schemas.pushChanged>
>("/api/admin/orders/push", {});

/** This browser hears nothing more. Doing it twice does no harm. */
export const endPush = command<z.input<typeof schemas.pushEnd>, z.infer<typeof schemas.pushChanged>>(
  "/api/admin/orders/push/end",
  {},
);
