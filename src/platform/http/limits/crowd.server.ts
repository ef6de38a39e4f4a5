const mostAtOnce = 128;
/** Of one network, so that there is always room for others. */
const mostOfNetwork = 64;
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
  readonly #makingFor = new Map<string, number>();
  /** Those that wait, by network; the network whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #turnBegan: number | undefined;

  /**
   * Calls `refuse` in place of `make` where too much is being made or waits to be, for this network or in all. Those that wait begin one
   * a turn: the networks one after the other, and of each in order.
   */
  async through<T>(network: string, make: () => Promise<T> | T, refuse: () => Promise<T> | T): Promise<T> {
    const ofNetwork = this.#makingFor.get(network) ?? 0;
    if (this.#making >= mostAtOnce || ofNetwork >= mostOfNetwork) return refuse();
    this.#count(network, 1);
    try {
      if (this.#isTurnOver()) await new Promise<void>((begin) => this.#wait(network, begin));
      return await make();
    } finally {
      this.#count(network, -1);
    }
  }

  #count(network: string, more: 1 | -1) {
    this.#making += more;
    const count = (this.#makingFor.get(network) ?? 0) + more;
    if (count > 0) this.#makingFor.set(network, count);
    else this.#makingFor.delete(network);
  }

  #wait(network: string, begin: () => void) {
    const queue = this.#waiting.get(network);
    if (queue) queue.push(begin);
    else this.#waiting.set(network, [begin]);
  }

  /** The first of the network whose turn it is, which then waits behind all others. */
  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [network, queue] = first;
    this.#waiting.delete(network);
    const begin = queue.shift();
    if (queue.length > 0) this.#waiting.set(network, queue);
    return begin;
  }

  #isTurnOver(): boolean {
    const now = performance.now();
    if (this.#turnBegan === undefined) {
      this.#turnBegan = now;
      setImmediate(() => this.#nextTurn());
    }
    return this.#waiting.size > 0 || now - this.#turnBegan > longestTurnMs;
  }

  #nextTurn() {
    const begin = this.#next();
    this.#turnBegan = begin && performance.now();
    if (!begin) return;
    setImmediate(() => this.#nextTurn());
    begin();
  }
}
