import { useSyncExternalStore } from "react";

/** Whether the window is wide enough: `table` from 768 px, `beside` (a list and an open entry next to it) from 1280 px. */
const queries = { table: "(width >= 48rem)", beside: "(width >= 80rem)" };

export function useWide(kind: keyof typeof queries): boolean {
  const list = () => window.matchMedia(queries[kind]);
  return useSyncExternalStore(
    (listener) => {
      const media = list();
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => list().matches,
    () => true,
  );
}
