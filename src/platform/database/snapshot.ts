/**
 * Which transactions a statement saw: `pg_current_snapshot()`. Numbers of transactions are given in another order than that of their
 * commits, so no single number says what was seen.
 */
export class Snapshot {
  /** Older than any change. */
  static readonly none = new Snapshot("1:1:");

  readonly #text: string;
  /** All transactions below it were over. */
  readonly #xmin: number;
  /** All transactions from it on had not begun. */
  readonly #xmax: number;
  readonly #running: ReadonlySet<number>;

  /** @param text in PostgreSQL's form, such as `100:110:103,107` */
  constructor(text: string) {
    const [xmin = "", xmax = "", running = ""] = text.split(":");
    this.#text = text;
    this.#xmin = Number(xmin);
    this.#xmax = Number(xmax);
    this.#running = new Set(running.split(",").filter(Boolean).map(Number));
  }

  /** Whether a transaction that was committed is seen. */
  has(transaction: number): boolean {
    return transaction < this.#xmax && !this.#running.has(transaction);
  }

  /** Whether all transactions up to this one were over. */
  hasAllUpTo(transaction: number): boolean {
    return transaction < this.#xmin;
  }

  /** Whether no transaction was running. A standby does not name those that are: only such a snapshot of it says what was seen. */
  get isQuiet(): boolean {
    return this.#xmin === this.#xmax;
  }

  /** Whether all that another snapshot of the same database saw is seen. */
  covers(other: Snapshot): boolean {
    if (this.#xmax < other.#xmax) return false;
    return [...this.#running].every((transaction) => !other.has(transaction));
  }

  toString(): string {
    return this.#text;
  }
}
