import { Lru } from "./lru.server.ts";

/** Share of the bound for what was asked for only once. */
const newShare = 1 / 3;

/**
 * Values by key, bounded by the sum of their weights, in two regions (a segmented LRU): a value comes into the second one when it is
 * asked for again. So a flood of keys that nobody asks for twice pushes out only others of its kind.
 */
export class ProvenLru<Key, Value> {
  readonly #new: Lru<Key, Value>;
  readonly #proven: Lru<Key, Value>;

  /** `maxWeight` is in the unit of the weights. With 0 nothing is stored. */
  constructor(maxWeight: number) {
    this.#new = new Lru(maxWeight * newShare);
    this.#proven = new Lru(maxWeight * (1 - newShare));
  }

  get size() {
    const [first, second] = [this.#new.size, this.#proven.size];
    return { entries: first.entries + second.entries, weight: first.weight + second.weight };
  }

  /** The value, which now counts as used. */
  get(key: Key): Value | undefined {
    const proven = this.#proven.get(key);
    if (proven !== undefined) return proven;
    const first = this.#new.take(key);
    if (first) this.#proven.set(key, first.value, first.weight);
    return first?.value;
  }

  /** The value, without counting as used. */
  peek(key: Key): Value | undefined {
    return this.#proven.peek(key) ?? this.#new.peek(key);
  }

  /** Stores a value in place of what had its key, and in its region. Refuses one that weighs a large part of the bound. */
  set(key: Key, value: Value, weight: number): void {
    this.#regionOf(key).set(key, value, weight);
  }

  /** Corrects the weight of a stored value. */
  reweigh(key: Key, weight: number): void {
    this.#regionOf(key).reweigh(key, weight);
  }

  delete(key: Key): void {
    this.#regionOf(key).delete(key);
  }

  clear(): void {
    this.#new.clear();
    this.#proven.clear();
  }

  #regionOf(key: Key): Lru<Key, Value> {
    return this.#proven.peek(key) === undefined ? this.#new : this.#proven;
  }
}
