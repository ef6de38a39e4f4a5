const mostAtOnce = 128;
/** Of a turn of the event loop that still begins answers: who asks for what is cached waits no longer. */
const longestTurnMs = 200;

/**
 * Guards the making of answers that no cache has, which is nearly all that a server does: what it cannot make is refused at once, and
 * does not wait in a queue that grows.
 */
export class Crowd {
  #making = 0;
  #turnBegan: number | undefined;

  /** Calls `refuse` in place of `make` where there is too much to do. */
  async through<T>(make: () => Promise<T> | T, refuse: () => Promise<T> | T): Promise<T> {
    if (this.#making >= mostAtOnce || this.#turn() > longestTurnMs) return refuse();
    this.#making++;
    try {
      return await make();
    } finally {
      this.#making--;
    }
  }

  /** For how many ms this turn has made answers. */
  #turn(): number {
    const now = performance.now();
    if (this.#turnBegan === undefined)
      setImmediate(() => {
        this.#turnBegan = undefined;
      });
    this.#turnBegan ??= now;
    return now - this.#turnBegan;
  }
}
