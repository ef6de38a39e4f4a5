import { DatabaseBusy } from "./trouble.server.ts";

type Waiter = { keys: readonly string[]; start: () => void; refuse: () => void };

/**
 * Lets at most `most` transactions at a time work on what a key names; the others wait here, without a connection. So a row that
 * somebody keeps locked does not use up the pool, and transactions on other rows go on.
 */
export class Turns {
  readonly #most: number;
  readonly #patienceMs: number;
  readonly #busy = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();

  constructor(most: number, patienceMs: number) {
    this.#most = most;
    this.#patienceMs = patienceMs;
  }

  /**
   * Waits until all `keys` are free at once; first come, first served. Returns the function that ends the turn; throws
   * `DatabaseBusy` when this queue's patience is over.
   */
  async take(keys: readonly string[]): Promise<() => void> {
    if (!this.#free(keys)) await this.#wait(keys);
    else this.#count(keys, 1);
    return () => {
      this.#count(keys, -1);
      this.#next();
    };
  }

  #wait(keys: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.delete(waiter);
      };
      const start = () => {
        leave();
        resolve();
      };
      const refuse = () => {
        leave();
        reject(new DatabaseBusy());
      };
      const waiter = { keys, start, refuse };
      const timer = setTimeout(refuse, this.#patienceMs);
      this.#waiting.add(waiter);
    });
  }

  /** One of `keys` is locked by another program: whoever waits for it would wait in vain and is refused now. */
  refuse(keys: readonly string[]) {
    for (const waiter of this.#waiting) if (waiter.keys.some((key) => keys.includes(key))) waiter.refuse();
  }

  #next() {
    for (const waiter of this.#waiting) {
      if (!this.#free(waiter.keys)) continue;
      this.#count(waiter.keys, 1);
      waiter.start();
    }
  }

  #free(keys: readonly string[]): boolean {
    return keys.every((key) => (this.#busy.get(key) ?? 0) < this.#most);
  }

  #count(keys: readonly string[], step: number) {
    for (const key of keys) {
      const now = (this.#busy.get(key) ?? 0) + step;
      if (now > 0) this.#busy.set(key, now);
      else this.#busy.delete(key);
    }
  }
}
