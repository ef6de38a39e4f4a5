/** More keys than this make everything rendered before stale. */
const maxKeys = 20_000;

/** The key of an answer that names no keys: every change invalidates it. */
export const anyChangeKey = "catalogue";

/** The invalidated surrogate keys, in the order of arrival. Answers are revalidated on request. */
export class Invalidations {
  #generation = 0;
  #forgotten = 0;
  readonly #last = new Map<string, number>();

  get generation(): number {
    return this.#generation;
  }

  invalidate(keys: readonly string[]): void {
    this.#generation++;
    if (this.#last.size + keys.length > maxKeys) this.#forget();
    for (const key of [...keys, anyChangeKey]) this.#last.set(key, this.#generation);
  }

  invalidateAll(): void {
    this.#generation++;
    this.#forget();
  }

  isStale(generation: number, keys: readonly string[]): boolean {
    if (generation === this.#generation) return false;
    return generation < this.#forgotten || keys.some((key) => (this.#last.get(key) ?? 0) > generation);
  }

  #forget(): void {
    this.#last.clear();
    this.#forgotten = this.#generation;
  }
}
