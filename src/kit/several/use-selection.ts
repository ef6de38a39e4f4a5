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
  const last = useRef<number>(undefined);
  return useMemo(() => {
    const choose = (some: number[], on: boolean) =>
      setIds((old) => new Set(on ? [...old, ...some] : [...old].filter((id) => !some.includes(id))));
    const all = shown.map(({ id }) => id);
    return {
      rows: shown.filter(({ id }) => ids.has(id)),
      has: (id: number) => ids.has(id),
      toggle(id: number, range = false) {
        const places = [all.indexOf(last.current ?? id), all.indexOf(id)].toSorted(
          (one, other) => one - other,
        );
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
  }, [shown, ids]);
}
