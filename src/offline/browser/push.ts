import { inTime } from "../worker/in-time.ts";

/** On a first visit the service worker caches the shop's files before it is ready. */
const readyMs = 30_000;

export type PushHindrance = "no_https" | "home_screen" | "unsupported" | "blocked";

/** Why this browser cannot show notifications; undefined if it can. */
export function pushHindrance(): PushHindrance | undefined {
  if (!isSecureContext) return "no_https";
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator)
    return Notification.permission === "denied" ? "blocked" : undefined;
  // An iPad identifies itself as a Mac.
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isApple ? "home_screen" : "unsupported";
}

/** Whether this browser is subscribed; false until a service worker is ready. */
export async function isSubscribed(): Promise<boolean> {
  const { pushManager } = await inTime(navigator.serviceWorker.ready, readyMs);
  return (await pushManager.getSubscription()) !== null;
}

/** Subscribes this browser with the shop's public key. Throws on a failure of the browser. */
export async function subscribeBrowser(key: string) {
  const { pushManager } = await inTime(navigator.serviceWorker.ready, readyMs);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // The subscription was made with an old key of the shop.
    const before = await pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

/** Unsubscribes this browser; returns the URL of its subscription, if it had one. */
export async function unsubscribeBrowser(): Promise<string | undefined> {
  const { pushManager } = await inTime(navigator.serviceWorker.ready, readyMs);
  const subscription = await pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
