import { useSyncExternalStore } from "react";

/** Breakpoints: `table` from 768 px, `beside` (a list next to an open entry) from 1280 px. */
const queries = { table: "(width >= 48rem)", beside: "(width >= 80rem)" };

export function useWide(kind: keyof typeof queries): boolean {
  const getMediaQuery = () => window.matchMedia(queries[kind]);
  return useSyncExternalStore(
    (listener) => {
      const media = getMediaQuery();
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => getMediaQuery().matches,
    () => true,
  );
}
