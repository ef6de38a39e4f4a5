import { setTimeout as sleep } from "node:timers/promises";
import { type CatalogueChange, everything } from "./catalogue-version.server.ts";
import type { TouchedKeys } from "./touched-keys.server.ts";

/** How long a change waits for the search index, so that pages fall once, and not again when that has caught up. */
const patienceMs = 200;

/** Keys of answers that the search index has a part in. */
const isIndexed = (key: string) => /^(list:|prices:|search$)/.test(key) || key === everything;

type Index = { readonly version: number; catchUp(): Promise<void> };

/**
 * Has what a change touched fall: at once, and where the search index of this process was behind or not there yet, again when it has
 * caught up. Otherwise what was made from the old index meanwhile would stand for good.
 */
export class CatalogueChanges {
  readonly #touched: TouchedKeys;
  readonly #index: Index;
  /** The version that the index has to reach, by the key that falls then. */
  readonly #behind = new Map<string, number>();

  constructor(touched: TouchedKeys, index: Index) {
    this.#touched = touched;
    this.#index = index;
  }

  /** Resolves when this process shows the change. */
  async take({ version, keys }: CatalogueChange): Promise<void> {
    const waiting = new AbortController();
    const inStep = this.#index.catchUp().then(() => waiting.abort());
    await Promise.race([inStep, sleep(patienceMs, undefined, waiting).catch(() => undefined)]);
    this.#touch(keys);
    if (this.#index.version < version)
      for (const key of keys.filter(isIndexed)) this.#behind.set(key, version);
    await inStep;
  }

  /** Call this when the index is there, or has taken over changes. */
  indexMoved(): void {
    const { version } = this.#index;
    const done = [...this.#behind].filter(([, needed]) => needed <= version).map(([key]) => key);
    if (done.length === 0) return;
    for (const key of done) this.#behind.delete(key);
    this.#touch(done);
  }

  #touch(keys: readonly string[]): void {
    if (keys.includes(everything)) this.#touched.touchAll();
    else this.#touched.touch(keys);
  }
}
