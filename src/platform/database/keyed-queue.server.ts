import { DatabaseBusy } from "./trouble.server.ts";

type Waiter = { keys: readonly string[]; start: () => void; refuse: () => void };

/** Limits the transactions on a key; others queue without a connection, so one locked row does not exhaust the pool. */
export class KeyedQueue {
  readonly #most: number;
  readonly #patienceMs: number;
  readonly #busy = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();

  constructor(maxPerKey: number, timeoutMs: number) {
    this.#most = maxPerKey;
    this.#patienceMs = timeoutMs;
  }

  /**
   * Waits until all `keys` are free, in order of arrival. Returns a function that releases them. Throws
   * `DatabaseBusy` on a timeout.
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
      const stopWaiting = () => {
        clearTimeout(timer);
        this.#waiting.delete(waiter);
      };
      const start = () => {
        stopWaiting();
        resolve();
      };
      const refuse = () => {
        stopWaiting();
        reject(new DatabaseBusy());
      };
      const waiter = { keys, start, refuse };
      const timer = setTimeout(refuse, this.#patienceMs);
      this.#waiting.add(waiter);
    });
  }

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
      const current = (this.#busy.get(key) ?? 0) + step;
      if (current > 0) this.#busy.set(key, current);
      else this.#busy.delete(key);
    }
  }
}
