/** So many answers that no cache has are made at once. */
const mostAtOnce = 128;
/** In one turn of the event loop no further one is begun after so long, in ms: who asks for what is cached waits no longer. */
const longestTurnMs = 200;

/**
 * Guards the making of answers that no cache has, which is nearly all that a server does: what comes beyond what it can make is to be
 * refused at once, not to wait in a queue that grows.
 */
export class Crowd {
  #making = 0;
  #turnBegan: number | undefined;

  /** Makes an answer, or calls `refuse` where there is too much to do. */
  async through<T>(make: () => Promise<T> | T, refuse: () => Promise<T> | T): Promise<T> {
    if (this.#making >= mostAtOnce || this.#turn() > longestTurnMs) return refuse();
    this.#making++;
    try {
      return await make();
    } finally {
      this.#making--;
    }
  }

  /** How long this turn has made answers, in ms. */
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
