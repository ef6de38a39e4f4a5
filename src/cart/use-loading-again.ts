import { type RefObject, useEffect } from "react";

const staleAfterMs = 60_000;

/** Reloads when the page becomes visible over a minute after `loadedAt` (ms), and when the connection returns. */
export function useLoadingAgain(load: () => Promise<void>, loadedAt: RefObject<number>): void {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === "visible" && Date.now() - loadedAt.current > staleAfterMs) void load();
    };
    window.addEventListener("focus", again);
    window.addEventListener("online", load);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.removeEventListener("focus", again);
      window.removeEventListener("online", load);
      document.removeEventListener("visibilitychange", again);
    };
  }, [load, loadedAt]);
}
