type GrowableArray = Uint32Array | Float64Array;

/** A growing typed array: a tenth of the memory of a list of numbers. */
export class GrowingArray<A extends GrowableArray> {
  length = 0;
  #all: A;
  readonly #kind: new (
    length: number,
  ) => A;

  /** `capacity`: the initial one, at least 1. Be generous: the system only allocates memory as it is written. */
  constructor(kind: new (length: number) => A, capacity = 256) {
    this.#kind = kind;
    this.#all = new kind(capacity);
  }

  push(value: number): void {
    if (this.length === this.#all.length) {
      const larger = new this.#kind(this.length * 2);
      larger.set(this.#all);
      this.#all = larger;
    }
    this.#all[this.length++] = value;
  }

  get values(): A {
    return this.#all.subarray(0, this.length) as A;
  }
}
