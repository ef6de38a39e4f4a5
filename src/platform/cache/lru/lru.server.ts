/** Below this share of the bound, the order of use is not recorded. */
const nearlyFull = 0.8;

/** Values by key, bounded by the sum of their weights: the least recently used leave first. */
export class Lru<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; weight: number }>();
  readonly #maxWeight: number;
  #weight = 0;

  /** `maxWeight` is in the unit of the weights: bytes, or a count where every value weighs 1. With 0 nothing is stored. */
  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  get size() {
    return { entries: this.#entries.size, weight: this.#weight };
  }

  /** The value, which now counts as used. */
  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry && this.#weight > this.#maxWeight * nearlyFull) {
      // A Map keeps the order of insertion: the entry moves to its end.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry?.value;
  }

  /** The value, without counting as used. */
  peek(key: Key): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Stores a value in place of what had its key. Refuses one that weighs more than a quarter of the bound: it would push out too many. */
  set(key: Key, value: Value, weight = 1): void {
    this.delete(key);
    if (weight > this.#maxWeight / 4) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    this.#shrink();
  }

  /** Corrects the weight of a stored value. */
  reweigh(key: Key, weight: number): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#weight += weight - entry.weight;
    entry.weight = weight;
    this.#shrink();
  }

  /** Removes a value and gives it with its weight. */
  take(key: Key): { value: Value; weight: number } | undefined {
    const entry = this.#entries.get(key);
    this.delete(key);
    return entry;
  }

  delete(key: Key): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#weight <= this.#maxWeight) return;
      this.delete(key);
    }
  }
}
