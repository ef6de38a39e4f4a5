import { useRef, useState } from "react";
import type { AdminOrderRow } from "../contract.ts";

export type Chosen = ReturnType<typeof useChosen>;

/** The orders that are chosen to be worked on together; only of those that the list shows, so that nothing unseen is changed. */
export function useChosen(shown: AdminOrderRow[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  const choose = (some: number[], on: boolean) =>
    setIds((old) => new Set(on ? [...old, ...some] : [...old].filter((id) => !some.includes(id))));
  const all = shown.map(({ id }) => id);
  return {
    rows: shown.filter(({ id }) => ids.has(id)),
    has: (id: number) => ids.has(id),
    /** Chooses an order or no longer; with `range` all between it and the one before, too. */
    toggle(id: number, range = false) {
      const places = [all.indexOf(last.current ?? id), all.indexOf(id)].toSorted((one, other) => one - other);
      const [from = -1, to = -1] = places;
      choose(range && from >= 0 ? all.slice(from, to + 1) : [id], !ids.has(id));
      last.current = id;
    },
    toggleAll: () =>
      choose(
        all,
        all.some((id) => !ids.has(id)),
      ),
    clear: () => setIds(new Set()),
  };
}
