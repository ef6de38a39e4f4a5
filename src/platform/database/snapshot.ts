/** The result of `pg_current_snapshot()`. Transactions commit out of order, so one number cannot replace it. */
export class Snapshot {
  static readonly none = new Snapshot("1:1:");

  readonly #text: string;
  /** All transactions below it had ended. */
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

  /** Whether a transaction had ended, so that its changes are seen. */
  has(transaction: number): boolean {
    return transaction < this.#xmax && !this.#running.has(transaction);
  }

  hasAllUpTo(transaction: number): boolean {
    return transaction < this.#xmin;
  }

  /** Whether no transaction was running. A standby lists none, so only its quiet snapshots are reliable. */
  get isQuiet(): boolean {
    return this.#xmin === this.#xmax;
  }

  /** Whether it sees everything that another snapshot of the same database saw. */
  covers(other: Snapshot): boolean {
    if (this.#xmax < other.#xmax) return false;
    return [...this.#running].every((transaction) => !other.has(transaction));
  }

  toString(): string {
    return this.#text;
  }
}
