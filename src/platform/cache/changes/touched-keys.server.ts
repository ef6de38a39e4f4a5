/** More keys than this are not remembered one by one: then everything made before counts as touched. */
const mostKeys = 20_000;

/** The key of an answer that does not say what it was made of: every change touches it. */
export const anyChange = "catalogue";

/**
 * Which surrogate keys the changes of the catalogue touched, in the order in which this process heard of them. A stored answer is
 * checked when somebody asks for it, so a change costs nothing for pages that nobody reads.
 */
export class TouchedKeys {
  #moment = 0;
  #forgotten = 0;
  readonly #last = new Map<string, number>();

  /** Grows with every change. */
  get moment(): number {
    return this.#moment;
  }

  touch(keys: readonly string[]): void {
    this.#moment++;
    if (this.#last.size + keys.length > mostKeys) this.#forget();
    for (const key of [...keys, anyChange]) this.#last.set(key, this.#moment);
  }

  touchAll(): void {
    this.#moment++;
    this.#forget();
  }

  /** Whether one of these keys was touched after a moment. */
  since(moment: number, keys: readonly string[]): boolean {
    if (moment === this.#moment) return false;
    return moment < this.#forgotten || keys.some((key) => (this.#last.get(key) ?? 0) > moment);
  }

  #forget(): void {
    this.#last.clear();
    this.#forgotten = this.#moment;
  }
}
