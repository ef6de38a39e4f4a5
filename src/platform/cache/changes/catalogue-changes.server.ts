import { setTimeout as sleep } from "node:timers/promises";
import type { CatalogueChange } from "./catalogue-version.server.ts";
import type { TouchedKeys } from "./touched-keys.server.ts";

/** How long a change waits for the search index, so that pages fall once, and not again when that has caught up. */
const patienceMs = 200;

/** Keys of answers that the search index has a part in. */
const isIndexed = (key: string) => /^(list:|prices:|search$)/.test(key);

type Index = { readonly version: number; readonly current: unknown; catchUp(): Promise<void> };

/** Has what a change touched fall: at once, and where the search index was behind, again when it has caught up. */
export class CatalogueChanges {
  readonly #touched: TouchedKeys;
  readonly #index: Index;
  #behind: CatalogueChange[] = [];

  constructor(touched: TouchedKeys, index: Index) {
    this.#touched = touched;
    this.#index = index;
  }

  /** Resolves when this process shows the change. */
  async take(change: CatalogueChange): Promise<void> {
    const waiting = new AbortController();
    const inStep = this.#index.catchUp().then(() => waiting.abort());
    await Promise.race([inStep, sleep(patienceMs, undefined, waiting).catch(() => undefined)]);
    this.#touched.touch(change.keys);
    const keys = change.keys.filter(isIndexed);
    if (keys.length > 0 && this.#index.current && this.#index.version < change.version)
      this.#behind.push({ ...change, keys });
    await inStep;
  }

  /** Call this when the index has taken over changes. */
  indexMoved(): void {
    const { version } = this.#index;
    const done = this.#behind.filter((change) => change.version <= version);
    if (done.length === 0) return;
    this.#behind = this.#behind.filter((change) => change.version > version);
    this.#touched.touch(done.flatMap(({ keys }) => keys));
  }
}
