import { useMemo, useRef, useState } from "react";

type Row = { id: number };

export type Chosen<Shown extends Row = Row> = {
  rows: Shown[];
  has: (id: number) => boolean;
  /** Selects or deselects a row; with `range` all rows between it and the previous one. */
  toggle: (id: number, range?: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** A list's selection, limited to visible rows. Returns the same object until either changes. */
export function useSelection<Shown extends Row>(shown: Shown[]): Chosen<Shown> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const lastId = useRef<number>(undefined);
  return useMemo(() => {
    const choose = (changedIds: number[], isChosen: boolean) =>
      setIds(
        (old) =>
          new Set(isChosen ? [...old, ...changedIds] : [...old].filter((id) => !changedIds.includes(id))),
      );
    const allIds = shown.map(({ id }) => id);
    return {
      rows: shown.filter(({ id }) => ids.has(id)),
      has: (id: number) => ids.has(id),
      toggle(id: number, range = false) {
        const positions = [allIds.indexOf(lastId.current ?? id), allIds.indexOf(id)].toSorted(
          (one, other) => one - other,
        );
        const [from = -1, to = -1] = positions;
        choose(range && from >= 0 ? allIds.slice(from, to + 1) : [id], !ids.has(id));
        lastId.current = id;
      },
      toggleAll: () =>
        choose(
          allIds,
          allIds.some((id) => !ids.has(id)),
        ),
      clear: () => setIds(new Set()),
    };
  }, [shown, ids]);
}
