import { LRUCache } from "lru-cache";

/** Share of the memory for values that were read only once. */
const probationShare = 1 / 3;

/** A segmented LRU bounded by weight: a flood of keys that are read once does not evict those that were read again. */
export class SegmentedLru<Value extends object> {
  readonly #probation: LRUCache<string, Value>;
  readonly #protected: LRUCache<string, Value>;

  /** `maxWeight` is in the unit of `weigh`, which returns a positive integer. With 0 nothing is stored. */
  constructor(maxWeight: number, weigh: (value: Value, key: string) => number) {
    const createRegion = (share: number) => {
      const maxSize = Math.max(1, Math.floor(maxWeight * share));
      // A value larger than a quarter of a region is not stored: it would evict too many.
      const maxEntrySize = Math.max(1, Math.floor(maxSize / 4));
      return new LRUCache<string, Value>({ maxSize, maxEntrySize, sizeCalculation: weigh });
    };
    this.#probation = createRegion(probationShare);
    this.#protected = createRegion(1 - probationShare);
  }

  get size(): { entries: number; weight: number } {
    return {
      entries: this.#probation.size + this.#protected.size,
      weight: this.#probation.calculatedSize + this.#protected.calculatedSize,
    };
  }

  /** A value that is read again moves to the protected region. */
  get(key: string): Value | undefined {
    const protectedValue = this.#protected.get(key);
    if (protectedValue) return protectedValue;
    const promoted = this.#probation.peek(key);
    if (!promoted) return undefined;
    this.#probation.delete(key);
    this.#protected.set(key, promoted);
    return promoted;
  }

  /** Reads a value without counting that as use. */
  peek(key: string): Value | undefined {
    return this.#protected.peek(key) ?? this.#probation.peek(key);
  }

  set(key: string, value: Value): void {
    this.#regionOf(key).set(key, value);
  }

  /** Must be called when a stored value has changed its weight. */
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
