import { useMemo, useRef, useState } from "react";

type Row = { id: number };

/** The selected rows of a list, and functions that change the selection. */
export type RowSelection<Shown extends Row = Row> = {
  rows: Shown[];
  has: (id: number) => boolean;
  /** Selects or deselects a row; with `range` all rows between it and the previous one. */
  toggle: (id: number, range?: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** A list's selection, limited to visible rows. Returns the same object until either changes. */
export function useSelection<Shown extends Row>(shown: Shown[]): RowSelection<Shown> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const lastId = useRef<number>(undefined);
  return useMemo(() => {
    const select = (addedIds: number[]) => setIds((old) => new Set([...old, ...addedIds]));
    const deselect = (removedIds: number[]) =>
      setIds((old) => new Set([...old].filter((id) => !removedIds.includes(id))));
    const allIds = shown.map(({ id }) => id);
    return {
      rows: shown.filter(({ id }) => ids.has(id)),
      has: (id: number) => ids.has(id),
      toggle(id: number, range = false) {
        const lastIndex = allIds.indexOf(lastId.current ?? id);
        const index = allIds.indexOf(id);
        const from = Math.min(lastIndex, index);
        const to = Math.max(lastIndex, index);
        const toggledIds = range && from >= 0 ? allIds.slice(from, to + 1) : [id];
        if (ids.has(id)) deselect(toggledIds);
        else select(toggledIds);
        lastId.current = id;
      },
      toggleAll() {
        if (allIds.every((id) => ids.has(id))) deselect(allIds);
        else select(allIds);
      },
      clear: () => setIds(new Set()),
    };
  }, [shown, ids]);
}
