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
  const isOn = useSoundOn();
  const newest = useNewestOrder(isOn);
  const previousNewestRef = useRef(newest);
  useEffect(() => {
    if (newest !== undefined && previousNewestRef.current !== undefined && newest > previousNewestRef.current)
      ring();
    previousNewestRef.current = newest;
  }, [newest]);
  useEffect(() => {
    if (!isOn) return;
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) window.addEventListener(event, readySound, { once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, readySound);
    };
  }, [isOn]);
}
