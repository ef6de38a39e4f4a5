type GrowableArray = Uint32Array | Float64Array;

/** A growing typed array: a tenth of the memory of a list of numbers. */
export class GrowingArray<A extends GrowableArray> {
  length = 0;
  #all: A;
  readonly #kind: new (
    length: number,
  ) => A;

  /** `first`: the initial capacity, at least 1. Be generous: the system only allocates memory as it is written. */
  constructor(kind: new (length: number) => A, first = 256) {
    this.#kind = kind;
    this.#all = new kind(first);
  }

  push(value: number): void {
    if (this.length === this.#all.length) {
      const more = new this.#kind(this.length * 2);
      more.set(this.#all);
      this.#all = more;
    }
    this.#all[this.length++] = value;
  }

  get values(): A {
    return this.#all.subarray(0, this.length) as A;
  }
}
