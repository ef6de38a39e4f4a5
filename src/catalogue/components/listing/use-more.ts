import { useEffect, useRef, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { listProducts, type ProductList } from "#src/catalogue/contract.ts";
import { type Filters, toProductQuery } from "#src/catalogue/listing/listing.ts";

/** `next` is the cursor of the page after these; undefined at the end of the list. */
type MorePages = { pages: ProductList[]; next: string | undefined };

/** The loaded pages by the key of their history entry, restored when the user goes back. */
const pagesByEntry = new Map<string, MorePages>();
const maxEntries = 20;

function storePages(entryKey: string, more: MorePages) {
  // Deleted first, so that the entry becomes the newest of the map.
  pagesByEntry.delete(entryKey);
  pagesByEntry.set(entryKey, more);
  const [oldest] = pagesByEntry.keys();
  if (pagesByEntry.size > maxEntries && oldest !== undefined) pagesByEntry.delete(oldest);
}

const restorePages = (firstPage: ProductList, entryKey: string): MorePages =>
  pagesByEntry.get(entryKey) ?? { pages: [], next: firstPage.meta.next };

/** The pages after the first one. `load` appends the next page and returns its number of products. */
export function useMore(firstPage: ProductList, filters: Filters, entryKey: string) {
  const [shownEntry, setShownEntry] = useState(entryKey);
  const [more, setMore] = useState(() => restorePages(firstPage, entryKey));
  const [isBusy, setIsBusy] = useState(false);
  const [failureMessage, setFailureMessage] = useState<string>();
  const currentEntry = useRef(entryKey);
  useEffect(() => {
    currentEntry.current = entryKey;
  }, [entryKey]);
  if (shownEntry !== entryKey) {
    setShownEntry(entryKey);
    setMore(restorePages(firstPage, entryKey));
    setIsBusy(false);
    setFailureMessage(undefined);
  }
  const load = async (): Promise<number> => {
    if (isBusy || !more.next) return 0;
    setIsBusy(true);
    const result = await call(listProducts, toProductQuery({ ...filters, cursor: more.next }));
    const extendedPages = result.ok && { pages: [...more.pages, result.value], next: result.value.meta.next };
    if (extendedPages) storePages(entryKey, extendedPages);
    // The user has gone to another page meanwhile.
    if (currentEntry.current !== entryKey) return 0;
    setIsBusy(false);
    setFailureMessage(result.ok ? undefined : result.problem.message);
    if (!extendedPages) return 0;
    setMore(extendedPages);
    return result.value.data.length;
  };
  return { ...more, busy: isBusy, failed: failureMessage, load };
}
