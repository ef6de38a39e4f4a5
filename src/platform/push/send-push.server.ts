import { publicFetch } from "#src/platform/net/public-fetch.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { PushTarget } from "./check-subscription.server.ts";
import { createVapidDetails } from "./keys.server.ts";

/** `taken`: the push service answered 201; `gone`: the browser has unsubscribed, or subscribed with another key (403). */
export type PushOutcome = "taken" | "gone" | "failed";

const timeoutMs = 10_000;

/**
 * Encrypts one message and posts it to a browser's push service, once, at public addresses only. `ttlSeconds` is how
 * long the service stores it for a device that is offline. Never throws.
 */
export async function sendPush(
  shop: Shop,
  { endpoint, p256dh, auth }: PushTarget,
  message: object,
  { ttlSeconds }: { ttlSeconds: number },
): Promise<PushOutcome> {
  try {
    const { default: webPush } = await import("web-push");
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: await createVapidDetails(shop), TTL: ttlSeconds, urgency: "high" },
    );
    const { status } = await publicFetch(request.endpoint, {
      maxBytes: 0,
      timeoutMs,
      redirects: 0,
      method: "POST",
      headers: request.headers,
      body: request.body ?? "",
      innerHosts: shop.settings.innerHosts,
    });
    if (status === 201) return "taken";
    if (status === 403 || status === 404 || status === 410) return "gone";
    shop.log.warn("a push service refused a message", { status });
  } catch (error) {
    shop.log.warn("a push service could not be reached", { error });
  }
  return "failed";
}
