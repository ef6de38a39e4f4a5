import { setTimeout as sleep } from "node:timers/promises";
import type { Snapshot } from "#src/platform/database/snapshot.ts";
import { type CatalogueChange, everything } from "./follow-changes.server.ts";
import type { Invalidations } from "./invalidations.server.ts";

/** How long a change waits for the search index, to avoid invalidating pages twice. */
const timeoutMs = 200;

const isIndexed = (key: string) => /^(list:|prices:|search$)/.test(key) || key === everything;

type Index = { readonly seen: Snapshot; catchUp(): Promise<void> };

type Needed = Omit<CatalogueChange, "keys">;

const isSeen = ({ snapshot, transactions }: Needed, seen: Snapshot) =>
  seen.covers(snapshot) && transactions.every((transaction) => seen.has(transaction));

function both(one: Needed, other: Needed = one): Needed {
  const snapshot = one.snapshot.covers(other.snapshot) ? one.snapshot : other.snapshot;
  const transactions = new Set([...one.transactions, ...other.transactions]);
  return { snapshot, transactions: [...transactions].filter((number) => !snapshot.has(number)) };
}

/** Invalidates the keys of a change at once, and again when this process's stale search index has caught up. */
export class CatalogueChanges {
  readonly #invalidations: Invalidations;
  readonly #index: Index;
  /** Changes missing from the index, by the key to invalidate when it has them. */
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
    await Promise.race([inStep, sleep(timeoutMs, undefined, waiting).catch(() => undefined)]);
    this.#invalidate(keys);
    if (!isSeen(change, this.#index.seen))
      for (const key of keys.filter(isIndexed)) this.#behind.set(key, both(change, this.#behind.get(key)));
    await inStep;
    this.indexMoved();
  }

  /** Must be called when the index is built or updated. */
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
