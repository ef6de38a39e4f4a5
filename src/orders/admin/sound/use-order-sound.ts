import { useEffect, useSyncExternalStore } from "react";
import { call } from "../../../api/client/client.ts";
import { mayWorkIn } from "../../../api/viewer.ts";
import { useSession } from "../../../identity/session/session-store.ts";
import { countNewer } from "../contract.ts";
import { readySound, ring } from "./ring.ts";
import { isSoundOn, watchSound } from "./sound-store.ts";

const everyMs = 30_000;

/** Whether this device rings for new orders; false in the server's HTML. */
export const useSoundOn = (): boolean => useSyncExternalStore(watchSound, isSoundOn, () => false);

/**
 * Rings when an order has come since the last look, on every page of the back office, and also while its tab is hidden. After a
 * reload browsers keep it silent until something was pressed.
 */
export function useOrderSound(): void {
  const user = useSession()?.user;
  const on = useSoundOn() && user !== undefined && mayWorkIn(user, "orders");
  useEffect(() => {
    if (!on) return;
    let newest: number | undefined;
    const look = async () => {
      const result = await call(countNewer, { after: String(newest ?? 0) });
      if (!result.ok) return;
      const now = result.value.data.newest;
      if (newest !== undefined && now > newest) ring();
      newest = now;
    };
    void look();
    const timer = setInterval(() => void look(), everyMs);
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) window.addEventListener(event, readySound, { once: true });
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, readySound);
    };
  }, [on]);
}
