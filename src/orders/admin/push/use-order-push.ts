import { useEffect, useState, useSyncExternalStore } from "react";
import { call } from "#src/api/client/client.ts";
import { m } from "#src/language/messages.ts";
import { inTime } from "#src/offline/worker/in-time.ts";
import { endPush, showPushKey, subscribeToPush } from "./contract.ts";
import { isPushOn, type PushHindrance, pushHindrance, switchPush, watchPush } from "./push-store.ts";

/** On a first visit the service worker caches the shop's files before it is ready. */
const readyMs = 30_000;

export type OrderPushSwitch = {
  on: boolean;
  trouble: string | undefined;
  press: () => void;
};

/**
 * The push switch of this device. Each visit renews the subscription. `open` false: the user may not see
 * orders.
 */
export function useOrderPush(open: boolean): OrderPushSwitch {
  const wanted = useSyncExternalStore(watchPush, isPushOn, () => false);
  const [failure, setFailure] = useState<string>();
  const [hindrance, setHindrance] = useState<PushHindrance>();

  const start = async () => {
    const granted = !pushHindrance() && (await Notification.requestPermission()) === "granted";
    setHindrance(pushHindrance());
    if (!granted) return;
    switchPush(true);
    setFailure(await connect());
  };
  const end = async () => {
    switchPush(false);
    await unsubscribe().catch(() => undefined);
  };

  useEffect(() => {
    if (!open || !isPushOn()) return;
    const found = pushHindrance();
    setHindrance(found);
    if (found) return;
    // A permission revoked in the browser counts as switching it off.
    if (Notification.permission === "granted") void connect().then(setFailure);
    else switchPush(false);
  }, [open]);

  const on = wanted && !hindrance && failure === undefined;
  return {
    on,
    trouble: hindrance ? words[hindrance]() : failure,
    press: () => void (on ? end() : start()),
  };
}

const words: Record<PushHindrance, () => string> = {
  no_https: m.order_push_no_https,
  home_screen: m.order_push_home_screen,
  unsupported: m.order_push_unsupported,
  blocked: m.order_push_blocked,
};

const connect = () => subscribe().catch(() => m.order_push_failed());

/** Subscribes this browser. Returns the shop's refusal; throws on a failure of the browser. */
async function subscribe(): Promise<string | undefined> {
  const key = await call(showPushKey, {});
  if (!key.ok) return key.problem.message;
  const { pushManager } = await inTime(navigator.serviceWorker.ready, readyMs);
  const options = { userVisibleOnly: true, applicationServerKey: key.value.data.key };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // The subscription was made with an old key of the shop.
    const before = await pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  const result = await call(subscribeToPush, { endpoint: subscription.endpoint, p256dh, auth });
  return result.ok ? undefined : result.problem.message;
}

async function unsubscribe(): Promise<void> {
  const { pushManager } = await inTime(navigator.serviceWorker.ready, readyMs);
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await call(endPush, { endpoint });
}
