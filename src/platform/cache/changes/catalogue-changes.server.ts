import { setTimeout as sleep } from "node:timers/promises";
import type { Snapshot } from "#src/platform/database/snapshot.ts";
import { type CatalogueChange, everything } from "./follow-changes.server.ts";
import type { Invalidations } from "./invalidations.server.ts";

/** How long a change waits for the search index, so that pages are invalidated once, and not again when it has caught up. */
const patienceMs = 200;

/** Keys of answers that the search index has a part in. */
const isIndexed = (key: string) => /^(list:|prices:|search$)/.test(key) || key === everything;

/** `seen` says what the index has taken over. */
type Index = { readonly seen: Snapshot; catchUp(): Promise<void> };

type Needed = Omit<CatalogueChange, "keys">;

const isSeen = ({ snapshot, transactions }: Needed, seen: Snapshot) =>
  seen.covers(snapshot) && transactions.every((one) => seen.has(one));

/** What two changes need; of the transactions, those that the newer snapshot does not have. */
function both(one: Needed, other: Needed = one): Needed {
  const snapshot = one.snapshot.covers(other.snapshot) ? one.snapshot : other.snapshot;
  const transactions = new Set([...one.transactions, ...other.transactions]);
  return { snapshot, transactions: [...transactions].filter((number) => !snapshot.has(number)) };
}

/**
 * Invalidates what a change concerns: at once, and again when the search index of this process has caught up, where it was behind or
 * not built yet. Otherwise a page rendered from the old index meanwhile would never be stale.
 */
export class CatalogueChanges {
  readonly #invalidations: Invalidations;
  readonly #index: Index;
  /** What the index has yet to see, by the key that is invalidated then. */
  readonly #behind = new Map<string, Needed>();

  constructor(invalidations: Invalidations, index: Index) {
    this.#invalidations = invalidations;
    this.#index = index;
  }

  /** Resolves when this process shows the change. */
  async take(change: CatalogueChange): Promise<void> {
    const { keys } = change;
    if (!keys.some(isIndexed)) return this.#invalidate(keys);
    const waiting = new AbortController();
    const inStep = this.#index.catchUp().then(() => waiting.abort());
    await Promise.race([inStep, sleep(patienceMs, undefined, waiting).catch(() => undefined)]);
    this.#invalidate(keys);
    if (!isSeen(change, this.#index.seen))
      for (const key of keys.filter(isIndexed)) this.#behind.set(key, both(change, this.#behind.get(key)));
    await inStep;
    this.indexMoved();
  }

  /** Call this when the index is there, or has taken over changes. */
  indexMoved(): void {
    const { seen } = this.#index;
    const done = [...this.#behind].filter(([, needed]) => isSeen(needed, seen)).map(([key]) => key);
    if (done.length === 0) return;
    for (const key of done) this.#behind.delete(key);
    this.#invalidate(done);
  }

  #invalidate(keys: readonly string[]): void {
    if (keys.includes(everything)) this.#invalidations.invalidateAll();
    else this.#invalidations.invalidate(keys);
  }
}
