import { setTimeout as sleep } from "node:timers/promises";
import type { Snapshot } from "#src/platform/database/snapshot.ts";
import { type CatalogueChange, everythingKey } from "./follow-changes.server.ts";
import type { Invalidations } from "./invalidations.server.ts";

/** How long a change waits for the search index, to avoid invalidating pages twice. */
const indexTimeoutMs = 200;

const isIndexed = (key: string) => /^(list:|prices:|search$)/.test(key) || key === everythingKey;

type FollowedIndex = { readonly seen: Snapshot; catchUp(): Promise<void> };

type RequiredTransactions = Omit<CatalogueChange, "keys">;

const isSeen = ({ snapshot, transactions }: RequiredTransactions, seen: Snapshot) =>
  seen.covers(snapshot) && transactions.every((transaction) => seen.has(transaction));

/** The newer snapshot, and the transactions of both that it does not include. */
function mergeRequired(
  first: RequiredTransactions,
  second: RequiredTransactions = first,
): RequiredTransactions {
  const snapshot = first.snapshot.covers(second.snapshot) ? first.snapshot : second.snapshot;
  const transactions = new Set([...first.transactions, ...second.transactions]);
  return { snapshot, transactions: [...transactions].filter((number) => !snapshot.has(number)) };
}

/** Invalidates the keys of a change at once, and again when this process's stale search index has caught up. */
export class CatalogueChanges {
  readonly #invalidations: Invalidations;
  readonly #index: FollowedIndex;
  /** Changes missing from the index, by the key to invalidate when it has them. */
  readonly #behind = new Map<string, RequiredTransactions>();

  constructor(invalidations: Invalidations, index: FollowedIndex) {
    this.#invalidations = invalidations;
    this.#index = index;
  }

  /** Resolves when this process shows the change. */
  async applyChange(change: CatalogueChange): Promise<void> {
    const { keys } = change;
    if (!keys.some(isIndexed)) return this.#invalidate(keys);
    const timeoutController = new AbortController();
    const caughtUp = this.#index.catchUp().then(() => timeoutController.abort());
    await Promise.race([
      caughtUp,
      sleep(indexTimeoutMs, undefined, timeoutController).catch(() => undefined),
    ]);
    this.#invalidate(keys);
    if (!isSeen(change, this.#index.seen))
      for (const key of keys.filter(isIndexed))
        this.#behind.set(key, mergeRequired(change, this.#behind.get(key)));
    await caughtUp;
    this.handleIndexMoved();
  }

  /** Must be called when the index is built or updated. */
  handleIndexMoved(): void {
    const { seen } = this.#index;
    const caughtUp = [...this.#behind].filter(([, required]) => isSeen(required, seen));
    const caughtUpKeys = caughtUp.map(([key]) => key);
    if (caughtUpKeys.length === 0) return;
    for (const key of caughtUpKeys) this.#behind.delete(key);
    this.#invalidate(caughtUpKeys);
  }

  #invalidate(keys: readonly string[]): void {
    if (keys.includes(everythingKey)) this.#invalidations.invalidateAll();
    else this.#invalidations.invalidate(keys);
  }
}
