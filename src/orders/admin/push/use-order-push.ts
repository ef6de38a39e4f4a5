import { useEffect, useState, useSyncExternalStore } from "react";
import { call } from "#src/api/client/client.ts";
import { m } from "#src/language/messages.ts";
import {
  findPushHindrance,
  type PushHindrance,
  subscribeBrowser,
  unsubscribeBrowser,
} from "#src/offline/browser/push.ts";
import { endPush, showPushKey, subscribeToPush } from "./contract.ts";
import { isPushOn, switchPush, watchPush } from "./push-store.ts";

export type OrderPushSwitch = {
  on: boolean;
  /** Why it is off although it was switched on. */
  problemText: string | undefined;
  toggle: () => void;
};

/** The push switch of this device. Each visit renews the subscription, unless the user may not see orders. */
export function useOrderPush(maySeeOrders: boolean): OrderPushSwitch {
  const isSwitchedOn = useSyncExternalStore(watchPush, isPushOn, () => false);
  const [failure, setFailure] = useState<string>();
  const [hindrance, setHindrance] = useState<PushHindrance>();

  const switchOn = async () => {
    const isGranted = !findPushHindrance() && (await Notification.requestPermission()) === "granted";
    setHindrance(findPushHindrance());
    if (!isGranted) return;
    switchPush(true);
    setFailure(await connect());
  };
  const switchOff = async () => {
    switchPush(false);
    await unsubscribe().catch(() => undefined);
  };

  useEffect(() => {
    if (!maySeeOrders || !isPushOn()) return;
    const currentHindrance = findPushHindrance();
    setHindrance(currentHindrance);
    if (currentHindrance) return;
    // A permission revoked in the browser counts as switching it off.
    if (Notification.permission === "granted") void connect().then(setFailure);
    else switchPush(false);
  }, [maySeeOrders]);

  const on = isSwitchedOn && !hindrance && failure === undefined;
  return {
    on,
    problemText: hindrance ? hindranceTexts[hindrance]() : failure,
    toggle: () => void (on ? switchOff() : switchOn()),
  };
}

const hindranceTexts: Record<PushHindrance, () => string> = {
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
  const result = await call(subscribeToPush, await subscribeBrowser(key.value.data.key));
  return result.ok ? undefined : result.problem.message;
}

async function unsubscribe(): Promise<void> {
  const endpoint = await unsubscribeBrowser();
  if (endpoint) await call(endPush, { endpoint });
}
