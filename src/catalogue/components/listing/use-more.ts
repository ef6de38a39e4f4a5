import { useEffect, useRef, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { listProducts, type ProductList } from "#src/catalogue/contract.ts";
import { type Filters, queryOf } from "#src/catalogue/listing/listing.ts";

type MorePages = { pages: ProductList[]; next: string | undefined };

/** The loaded pages of each history entry, restored when the user goes back. */
const entries = new Map<string, MorePages>();
const maxEntries = 20;

function keep(entry: string, more: MorePages) {
  entries.delete(entry);
  entries.set(entry, more);
  const [oldest] = entries.keys();
  if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
}

const start = (first: ProductList, entry: string): MorePages =>
  entries.get(entry) ?? { pages: [], next: first.meta.next };

/** The pages after the first one. `load` appends the next page and returns its number of products. */
export function useMore(first: ProductList, filters: Filters, entry: string) {
  const [shown, setShown] = useState(entry);
  const [more, setMore] = useState(() => start(first, entry));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const place = useRef(entry);
  useEffect(() => {
    place.current = entry;
  }, [entry]);
  if (shown !== entry) {
    setShown(entry);
    setMore(start(first, entry));
    setBusy(false);
    setFailed(undefined);
  }
  const load = async (): Promise<number> => {
    if (busy || !more.next) return 0;
    setBusy(true);
    const result = await call(listProducts, queryOf({ ...filters, cursor: more.next }));
    const grown = result.ok && { pages: [...more.pages, result.value], next: result.value.meta.next };
    if (grown) keep(entry, grown);
    if (place.current !== entry) return 0;
    setBusy(false);
    setFailed(result.ok ? undefined : result.problem.message);
    if (!grown) return 0;
    setMore(grown);
    return result.value.data.length;
  };
  return { ...more, busy, failed, load };
}
