import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { pushSubscription } from "#src/api/schemas.ts";
import type * as schemas from "./schemas.ts";

/** The VAPID public key for push subscriptions of staff (RFC 8292). */
export const showPushKey = query<Record<never, never>, z.infer<typeof schemas.pushKey>>(
  "/api/admin/orders/push",
  { data: { key: "string" } },
);

/**
 * Subscribes this browser, or renews its subscription, until its session ends or loses the permission. An
 * account has at most ten: another one replaces the one renewed longest ago.
 */
export const subscribeToPush = command<z.input<typeof pushSubscription>, z.infer<typeof schemas.pushChanged>>(
  "/api/admin/orders/push",
  {},
);

/** Unsubscribes this browser. Idempotent. */
export const endPush = command<z.input<typeof schemas.pushEnd>, z.infer<typeof schemas.pushChanged>>(
  "/api/admin/orders/push/end",
  {},
);
