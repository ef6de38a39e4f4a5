import { DatabaseBusy } from "./trouble.server.ts";

type Waiter = { keys: readonly string[]; start: () => void; refuse: () => void };

/** Limits the transactions on a key; others queue without a connection, so one locked row does not exhaust the pool. */
export class KeyedQueue {
  readonly #maxPerKey: number;
  readonly #timeoutMs: number;
  readonly #countByKey = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();

  constructor(maxPerKey: number, timeoutMs: number) {
    this.#maxPerKey = maxPerKey;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Waits until all `keys` are free, in order of arrival. Returns a function that releases them. Throws
   * `DatabaseBusy` on a timeout.
   */
  async take(keys: readonly string[]): Promise<() => void> {
    if (!this.#areFree(keys)) await this.#wait(keys);
    else this.#count(keys, 1);
    return () => {
      this.#count(keys, -1);
      this.#startWaiting();
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
      const timer = setTimeout(refuse, this.#timeoutMs);
      this.#waiting.add(waiter);
    });
  }

  /** Refuses all that wait for one of these keys. */
  refuse(keys: readonly string[]) {
    for (const waiter of this.#waiting) if (waiter.keys.some((key) => keys.includes(key))) waiter.refuse();
  }

  #startWaiting() {
    for (const waiter of this.#waiting) {
      if (!this.#areFree(waiter.keys)) continue;
      this.#count(waiter.keys, 1);
      waiter.start();
    }
  }

  #areFree(keys: readonly string[]): boolean {
    return keys.every((key) => (this.#countByKey.get(key) ?? 0) < this.#maxPerKey);
  }

  #count(keys: readonly string[], step: number) {
    for (const key of keys) {
      const current = (this.#countByKey.get(key) ?? 0) + step;
      if (current > 0) this.#countByKey.set(key, current);
      else this.#countByKey.delete(key);
    }
  }
}
