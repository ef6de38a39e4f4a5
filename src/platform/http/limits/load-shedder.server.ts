/** The most requests that run or wait. */
const maxConcurrent = 128;
/** The most of them from one network, so that others are still served. */
const maxPerNetwork = 64;
/**
 * A turn of the event loop starts no answers after this time: Node accepts one connection per turn, and
 * cached answers wait for its end.
 */
const maxTurnMs = 10;

/** Spreads the rendering of uncached answers over turns of the event loop, and refuses overload at once. */
export class LoadShedder {
  #runningCount = 0;
  readonly #countByNetwork = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();
  #turnStartedAt: number | undefined;

  /**
   * Calls `refuse` if too many requests, of this network or in total, run or wait. Waiting ones start one per
   * turn, round-robin.
   */
  async runOrRefuse<T>(
    network: string,
    make: () => Promise<T> | T,
    refuse: () => Promise<T> | T,
  ): Promise<T> {
    const networkCount = this.#countByNetwork.get(network) ?? 0;
    if (this.#runningCount >= maxConcurrent || networkCount >= maxPerNetwork) return refuse();
    this.#changeCount(network, 1);
    try {
      if (this.#isTurnOver()) await new Promise<void>((begin) => this.#wait(network, begin));
      return await make();
    } finally {
      this.#changeCount(network, -1);
    }
  }

  #changeCount(network: string, change: 1 | -1) {
    this.#runningCount += change;
    const count = (this.#countByNetwork.get(network) ?? 0) + change;
    if (count > 0) this.#countByNetwork.set(network, count);
    else this.#countByNetwork.delete(network);
  }

  #wait(network: string, begin: () => void) {
    const queue = this.#waiting.get(network);
    if (queue) queue.push(begin);
    else this.#waiting.set(network, [begin]);
  }

  /** Removes and returns the next waiting start; its network goes to the end of the queue. */
  #takeNext(): (() => void) | undefined {
    const [nextEntry] = this.#waiting;
    if (!nextEntry) return undefined;
    const [network, queue] = nextEntry;
    this.#waiting.delete(network);
    const begin = queue.shift();
    if (queue.length > 0) this.#waiting.set(network, queue);
    return begin;
  }

  /** Whether this turn of the event loop may start no more answers. */
  #isTurnOver(): boolean {
    const now = performance.now();
    if (this.#turnStartedAt === undefined) {
      this.#turnStartedAt = now;
      setImmediate(() => this.#nextTurn());
    }
    return this.#waiting.size > 0 || now - this.#turnStartedAt > maxTurnMs;
  }

  #nextTurn() {
    const begin = this.#takeNext();
    this.#turnStartedAt = begin && performance.now();
    if (!begin) return;
    setImmediate(() => this.#nextTurn());
    begin();
  }
}
