import type { Queries } from "../platform/database/database.server.ts";
import { type Settled, settleNotifications } from "./queue.server.ts";

/** Notes one notification as sent; resolves when that is stored. */
export type Settle = (settled: Settled) => Promise<void>;

/** Notes what was sent at once, by one statement at a time: what comes while one runs shares the next. */
export function openSettler(queries: Queries): Settle {
  let waiting: Settled[] = [];
  let running = Promise.resolve();
  return (settled) => {
    waiting.push(settled);
    if (waiting.length === 1)
      running = running
        .catch(() => undefined)
        .then(() => {
          const together = waiting;
          waiting = [];
          return settleNotifications(queries, together, "sent");
        });
    return running;
  };
}
