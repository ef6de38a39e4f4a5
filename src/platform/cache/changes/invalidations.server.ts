/** More keys than this are not remembered one by one: then everything that was rendered before is stale. */
const mostKeys = 20_000;

/** The key of an answer that does not say what it was made of: every change invalidates it. */
export const anyChange = "catalogue";

/**
 * The surrogate keys that changes of the catalogue invalidated, in the order in which this process learnt of them. A stored answer is
 * revalidated when it is requested, so a change costs nothing for pages that nobody reads.
 */
export class Invalidations {
  #generation = 0;
  #forgotten = 0;
  readonly #last = new Map<string, number>();

  /** Grows with every change. */
  get generation(): number {
    return this.#generation;
  }

  invalidate(keys: readonly string[]): void {
    this.#generation++;
    if (this.#last.size + keys.length > mostKeys) this.#forget();
    for (const key of [...keys, anyChange]) this.#last.set(key, this.#generation);
  }

  invalidateAll(): void {
    this.#generation++;
    this.#forget();
  }

  /** Whether one of these keys was invalidated after a generation. */
  isStale(generation: number, keys: readonly string[]): boolean {
    if (generation === this.#generation) return false;
    return generation < this.#forgotten || keys.some((key) => (this.#last.get(key) ?? 0) > generation);
  }

  #forget(): void {
    this.#last.clear();
    this.#forgotten = this.#generation;
  }
}
