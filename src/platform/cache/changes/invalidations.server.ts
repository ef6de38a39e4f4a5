/** More keys than this make everything rendered before stale. */
const maxKeys = 20_000;

/** The key of an answer that names no keys: every change invalidates it. */
export const anyChangeKey = "catalogue";

/** The invalidated surrogate keys, in the order of arrival. Answers are revalidated on request. */
export class Invalidations {
  #generation = 0;
  /** Answers of earlier generations are stale, whatever their keys. */
  #fullGeneration = 0;
  /** The generation in which each key was last invalidated. */
  readonly #generationByKey = new Map<string, number>();

  get generation(): number {
    return this.#generation;
  }

  invalidate(keys: readonly string[]): void {
    this.#generation++;
    if (this.#generationByKey.size + keys.length > maxKeys) this.#markAllStale();
    for (const key of [...keys, anyChangeKey]) this.#generationByKey.set(key, this.#generation);
  }

  invalidateAll(): void {
    this.#generation++;
    this.#markAllStale();
  }

  /** Whether one of the keys was invalidated after a generation. */
  isStale(generation: number, keys: readonly string[]): boolean {
    if (generation === this.#generation) return false;
    if (generation < this.#fullGeneration) return true;
    return keys.some((key) => (this.#generationByKey.get(key) ?? 0) > generation);
  }

  #markAllStale(): void {
    this.#generationByKey.clear();
    this.#fullGeneration = this.#generation;
  }
}
