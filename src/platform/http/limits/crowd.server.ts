const mostAtOnce = 128;
/**
 * Of a turn of the event loop that begins answers. Node accepts one new connection a turn, and who asks for what is cached waits for
 * the turn's end.
 */
const longestTurnMs = 10;

/**
 * Guards the making of answers that no cache has, which is nearly all that a server does: it is spread over turns of the event loop,
 * and what would be too much is refused at once.
 */
export class Crowd {
  #making = 0;
  readonly #waiting: (() => void)[] = [];
  #turnBegan: number | undefined;

  /** Calls `refuse` in place of `make` where too much is being made or waits to be. Those that wait begin in order, one a turn. */
  async through<T>(make: () => Promise<T> | T, refuse: () => Promise<T> | T): Promise<T> {
    if (this.#making >= mostAtOnce) return refuse();
    this.#making++;
    try {
      if (this.#isTurnOver()) await new Promise<void>((begin) => this.#waiting.push(begin));
      return await make();
    } finally {
      this.#making--;
    }
  }

  #isTurnOver(): boolean {
    const now = performance.now();
    if (this.#turnBegan === undefined) {
      this.#turnBegan = now;
      setImmediate(() => this.#nextTurn());
    }
    return this.#waiting.length > 0 || now - this.#turnBegan > longestTurnMs;
  }

  #nextTurn() {
    const begin = this.#waiting.shift();
    this.#turnBegan = begin && performance.now();
    if (!begin) return;
    setImmediate(() => this.#nextTurn());
    begin();
  }
}
