import { withTimeout } from "../worker/with-timeout.ts";

/** On a first visit the service worker caches the shop's files before it is ready. */
const readyTimeoutMs = 30_000;

/** `home_screen`: an iPhone or iPad shows them only for a shop on its home screen. */
export type PushHindrance = "no_https" | "home_screen" | "unsupported" | "blocked";

/** Why this browser cannot show notifications; undefined if it can. */
export function findPushHindrance(): PushHindrance | undefined {
  if (!isSecureContext) return "no_https";
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator)
    return Notification.permission === "denied" ? "blocked" : undefined;
  // An iPad identifies itself as a Mac.
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isApple ? "home_screen" : "unsupported";
}

/** Whether this browser is subscribed; false until a service worker is ready. */
export async function isSubscribed(): Promise<boolean> {
  const { pushManager } = await withTimeout(navigator.serviceWorker.ready, readyTimeoutMs);
  return (await pushManager.getSubscription()) !== null;
}

/** Subscribes this browser with the shop's public key. Throws on a failure of the browser. */
export async function subscribeBrowser(key: string) {
  const { pushManager } = await withTimeout(navigator.serviceWorker.ready, readyTimeoutMs);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // The subscription was made with an old key of the shop.
    const oldSubscription = await pushManager.getSubscription();
    if (!oldSubscription) throw error;
    await oldSubscription.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

/** Unsubscribes this browser; returns the URL of its subscription, if it had one. */
export async function unsubscribeBrowser(): Promise<string | undefined> {
  const { pushManager } = await withTimeout(navigator.serviceWorker.ready, readyTimeoutMs);
  const subscription = await pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
