import { LRUCache } from "lru-cache";

/** Share of the bound for values that were read only once. */
const probationShare = 1 / 3;

/**
 * A segmented LRU: values by key, bounded by the sum of their weights, in two regions. A value is promoted to the protected region when
 * it is read again, so a flood of keys that are read once evicts only others of its kind.
 */
export class SegmentedLru<Value extends object> {
  readonly #probation: LRUCache<string, Value>;
  readonly #protected: LRUCache<string, Value>;

  /** `maxWeight` is in the unit of `weigh`, which returns a positive integer. With 0 nothing is stored. */
  constructor(maxWeight: number, weigh: (value: Value, key: string) => number) {
    const region = (share: number) => {
      const maxSize = Math.max(1, Math.floor(maxWeight * share));
      // A value that weighs more than a quarter of a region is not stored: it would evict too many.
      const maxEntrySize = Math.max(1, Math.floor(maxSize / 4));
      return new LRUCache<string, Value>({ maxSize, maxEntrySize, sizeCalculation: weigh });
    };
    this.#probation = region(probationShare);
    this.#protected = region(1 - probationShare);
  }

  get size(): { entries: number; weight: number } {
    return {
      entries: this.#probation.size + this.#protected.size,
      weight: this.#probation.calculatedSize + this.#protected.calculatedSize,
    };
  }

  /** The value, which now counts as read. */
  get(key: string): Value | undefined {
    const found = this.#protected.get(key);
    if (found) return found;
    const promoted = this.#probation.peek(key);
    if (!promoted) return undefined;
    this.#probation.delete(key);
    this.#protected.set(key, promoted);
    return promoted;
  }

  /** The value, without counting as read. */
  peek(key: string): Value | undefined {
    return this.#protected.peek(key) ?? this.#probation.peek(key);
  }

  /** Stores a value, in the region of the value that it replaces. */
  set(key: string, value: Value): void {
    this.#regionOf(key).set(key, value);
  }

  /** Weighs a stored value again, which has changed. */
  reweigh(key: string): void {
    const value = this.peek(key);
    if (!value) return;
    const region = this.#regionOf(key);
    region.delete(key);
    region.set(key, value);
  }

  delete(key: string): void {
    this.#probation.delete(key);
    this.#protected.delete(key);
  }

  clear(): void {
    this.#probation.clear();
    this.#protected.clear();
  }

  #regionOf(key: string): LRUCache<string, Value> {
    return this.#protected.has(key) ? this.#protected : this.#probation;
  }
}
