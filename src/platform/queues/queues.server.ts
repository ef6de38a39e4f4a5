import type { Log } from "../log.server.ts";
import { openRounds, type Rounds } from "./rounds.server.ts";

export type Queues = {
  /** Adds a queue; `name` is for the log. See `openRounds`. */
  add(name: string, round: Parameters<typeof openRounds>[0]): void;
  /** Has every queue looked through soon; call it after the transaction that put something in. */
  wake(): void;
  /** Lets what is in progress finish; other processes do the rest. */
  close(): Promise<void>;
};

/** Orders that come at once are one round's work, not a round each. */
const gatherMs = 200;

/** The queues of this process, each worked through on its own, so that none waits for another. */
export function openQueues(log: Pick<Log, "warn">): Queues {
  const queues: Rounds[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  return {
    add(name, round) {
      queues.push(
        openRounds(round, (error) => log.warn(`the queue of ${name} could not be read`, { error })),
      );
    },
    wake() {
      if (closed) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const queue of queues) queue.wake();
      }, gatherMs).unref();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}
