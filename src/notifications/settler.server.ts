import type { Queries } from "../platform/database/database.server.ts";
import { type SettledNotification, settleNotifications } from "./queue.server.ts";

/** Records one notification as sent; resolves when that is stored. */
export type Settle = (settled: SettledNotification) => Promise<void>;

/** Records sent messages, batched while a statement runs. */
export function openSettler(queries: Queries): Settle {
  let waiting: SettledNotification[] = [];
  let running = Promise.resolve();
  return (settled) => {
    waiting.push(settled);
    if (waiting.length === 1)
      running = running
        .catch(() => undefined)
        .then(() => {
          const batch = waiting;
          waiting = [];
          return settleNotifications(queries, batch, "sent");
        });
    return running;
  };
}
