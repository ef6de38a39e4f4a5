import { type RefObject, useEffect } from "react";

const staleAfterMs = 60_000;

/** Reloads when the page becomes visible over a minute after `loadedAt` (ms), and when the connection returns. */
export function useReloadWhenStale(load: () => Promise<void>, loadedAt: RefObject<number>): void {
  useEffect(() => {
    const reloadIfStale = () => {
      if (document.visibilityState === "visible" && Date.now() - loadedAt.current > staleAfterMs) void load();
    };
    window.addEventListener("focus", reloadIfStale);
    window.addEventListener("online", load);
    document.addEventListener("visibilitychange", reloadIfStale);
    return () => {
      window.removeEventListener("focus", reloadIfStale);
      window.removeEventListener("online", load);
      document.removeEventListener("visibilitychange", reloadIfStale);
    };
  }, [load, loadedAt]);
}
