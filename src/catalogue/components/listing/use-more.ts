import { useEffect, useRef, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { listProducts, type ProductList } from "#src/catalogue/contract.ts";
import { type Filters, toProductQuery } from "#src/catalogue/listing/listing.ts";

type MorePages = { pages: ProductList[]; next: string | undefined };

/** The loaded pages of each history entry, restored when the user goes back. */
const entries = new Map<string, MorePages>();
const maxEntries = 20;

function storePages(entry: string, more: MorePages) {
  entries.delete(entry);
  entries.set(entry, more);
  const [oldest] = entries.keys();
  if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
}

const restorePages = (first: ProductList, entry: string): MorePages =>
  entries.get(entry) ?? { pages: [], next: first.meta.next };

/** The pages after the first one. `load` appends the next page and returns its number of products. */
export function useMore(first: ProductList, filters: Filters, entry: string) {
  const [shownEntry, setShownEntry] = useState(entry);
  const [more, setMore] = useState(() => restorePages(first, entry));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const currentEntry = useRef(entry);
  useEffect(() => {
    currentEntry.current = entry;
  }, [entry]);
  if (shownEntry !== entry) {
    setShownEntry(entry);
    setMore(restorePages(first, entry));
    setIsBusy(false);
    setFailure(undefined);
  }
  const load = async (): Promise<number> => {
    if (isBusy || !more.next) return 0;
    setIsBusy(true);
    const result = await call(listProducts, toProductQuery({ ...filters, cursor: more.next }));
    const extendedPages = result.ok && { pages: [...more.pages, result.value], next: result.value.meta.next };
    if (extendedPages) storePages(entry, extendedPages);
    if (currentEntry.current !== entry) return 0;
    setIsBusy(false);
    setFailure(result.ok ? undefined : result.problem.message);
    if (!extendedPages) return 0;
    setMore(extendedPages);
    return result.value.data.length;
  };
  return { ...more, busy: isBusy, failed: failure, load };
}
