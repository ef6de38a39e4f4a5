import type { Shop } from "#src/platform/shop.server.ts";
import { Labels } from "./labels/labels.server.ts";
import { LiveIndex } from "./live/live-index.server.ts";
import { MissedSearches } from "./missed/missed-searches.server.ts";

/** The search of this process: the product index, the labels of suggestions, and missed searches. */
export type Search = { index: LiveIndex; labels: Labels; missed: MissedSearches; close(): Promise<void> };

const openedKey = Symbol.for("tatka.search");

/**
 * Opens the search, closing that of reloaded code. Calls `onChange` when results may change, with known product ids.
 */
export function openSearch(
  shop: Shop & { [openedKey]?: Search },
  onChange: (ids?: readonly number[]) => void,
): Search {
  void shop[openedKey]?.close();
  const labels = new Labels(shop);
  const missed = new MissedSearches(shop);
  const index = new LiveIndex(shop, (ids) => {
    if (ids) labels.noteChanged(ids);
    else labels.forget();
    missed.forget();
    onChange(ids);
  });
  const search = {
    index,
    labels,
    missed,
    async close() {
      missed.close();
      await labels.close();
      await index.close();
    },
  };
  shop[openedKey] = search;
  return search;
}
