import type { Log } from "../log.server.ts";
import { openRounds, type Rounds } from "./rounds.server.ts";

export type Queues = {
  /** Adds a queue; `name` is for the log. See `openRounds`. */
  add(name: string, round: Parameters<typeof openRounds>[0]): void;
  /** Starts a round of every queue soon; call it after the transaction that added an item. */
  wake(): void;
  /** Lets what is in progress finish; other processes do the rest. */
  close(): Promise<void>;
};

/** Batches orders that arrive together into one round. */
const batchDelayMs = 200;

/** The queues of this process, which run independently of each other. */
export function openQueues(log: Pick<Log, "warn">): Queues {
  const queues: Rounds[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  return {
    add(name, round) {
      queues.push(
        openRounds(round, (error) => log.warn(`the queue of ${name} could not be read`, { error })),
      );
    },
    wake() {
      if (isClosed) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const queue of queues) queue.wake();
      }, batchDelayMs).unref();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}
