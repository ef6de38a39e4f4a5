import type { Queries } from "../platform/database/database.server.ts";
import { type SettledNotification, settleNotifications } from "./queue.server.ts";

/** Records one notification as sent; resolves when that is stored. */
export type Settle = (settled: SettledNotification) => Promise<void>;

/** Records sent notifications: those that come while a statement runs are recorded together by the next one. */
export function openSettler(queries: Queries): Settle {
  let waiting: SettledNotification[] = [];
  let lastStatement = Promise.resolve();
  return (settled) => {
    waiting.push(settled);
    // The first that waits starts the next statement, which then takes all that wait.
    if (waiting.length === 1)
      lastStatement = lastStatement
        .catch(() => undefined)
        .then(() => {
          const batch = waiting;
          waiting = [];
          return settleNotifications(queries, batch, "sent");
        });
    return lastStatement;
  };
}
