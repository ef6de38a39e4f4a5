import { useSyncExternalStore } from "react";

/** Whether the window has room: `table` from 768 px on, `beside` (a list and what is open next to it) from 1280. */
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
