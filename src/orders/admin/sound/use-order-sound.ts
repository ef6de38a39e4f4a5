import { useEffect, useRef, useSyncExternalStore } from "react";
import { useNewestOrder } from "../news/use-newest-order.ts";
import { readySound, ring } from "./ring.ts";
import { isSoundOn, watchSound } from "./sound-store.ts";

/** False during server rendering. */
export const useSoundOn = (): boolean => useSyncExternalStore(watchSound, isSoundOn, () => false);

/**
 * Plays a sound for new orders on every page, also in hidden tabs. After a reload, browsers block it until
 * the user presses something.
 */
export function useOrderSound(): void {
  const on = useSoundOn();
  const newest = useNewestOrder(on);
  const before = useRef(newest);
  useEffect(() => {
    if (newest !== undefined && before.current !== undefined && newest > before.current) ring();
    before.current = newest;
  }, [newest]);
  useEffect(() => {
    if (!on) return;
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) window.addEventListener(event, readySound, { once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, readySound);
    };
  }, [on]);
}
