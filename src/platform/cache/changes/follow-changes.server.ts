import type pg from "pg";
import { openFollower } from "#src/platform/database/connections.server.ts";
import { Snapshot } from "#src/platform/database/snapshot.ts";
import { OneAtATime } from "#src/platform/queues/one-at-a-time.ts";
import type { Shop } from "#src/platform/shop.server.ts";

const pollMs = 100;
const retryMs = 1_000;
/** Poll interval for dates that change what shoppers see. */
const datesMs = 1_000;
/** A connection that answered before and is silent for this long counts as dead. */
const silentMs = 2_000;
/** Keys are deleted after an hour: a process that has not read them for longer than this may have missed some. */
const longestAwayMs = 30 * 60_000;
/** Maximum keys per poll; with more, everything is invalidated. */
const maxKeys = 5_000;

/** The key of all answers, for changes too large or not known in detail. */
export const everything = "everything";

/** Invalidated keys. A process is up to date when it has seen the snapshot and these transactions. */
export type CatalogueChange = {
  keys: readonly string[];
  snapshot: Snapshot;
  transactions: readonly number[];
};

export type ChangeFollower = { close(): Promise<void> };

/**
 * Polls `surrogate_keys` on a separate connection for rows of transactions that the last poll did not see.
 * @param changed called with the keys; with `everything` when they are unknown, after a failover, and when a date is reached
 */
export async function followChanges(
  shop: Shop,
  changed: (change: CatalogueChange) => void,
): Promise<ChangeFollower> {
  let seen: Snapshot | undefined;
  let reached: number | undefined;
  let lookedAt = 0;
  let datesReadAt = 0;
  let pauseMs = pollMs;
  let closing = false;
  let client: pg.Client | undefined;

  const lost = (broken: pg.Client) => {
    if (client === broken) client = undefined;
    broken.end().catch(() => undefined);
  };

  const look = async () => {
    const query_timeout = client && silentMs;
    client ??= await openFollower(shop.connection, "tatka-changes", lost);
    const opened = client;
    try {
      const before = Date.now() - lookedAt < longestAwayMs ? seen : undefined;
      const begunAt = Date.now();
      const hasDates = begunAt - datesReadAt >= datesMs;
      const question = {
        name: "changes",
        text: `select pg_current_snapshot()::text as seen, case when $2 then last_date_reached() end as at,
                 array(
                   select distinct key from surrogate_keys where is_after(version, $1) limit ${maxKeys + 1}
                 ) as keys`,
        values: [String(before ?? Snapshot.none), hasDates],
        query_timeout,
      };
      const { rows } = await opened.query<{ seen: string; at: Date | null; keys: string[] }>(question);
      const { seen: text = "", at = null, keys = [] } = rows[0] ?? {};
      const now = new Snapshot(text);
      const date = hasDates ? at?.getTime() : reached;
      // A failover may lose the last commits and reuse their transaction numbers.
      const isUnclear = !before || !now.covers(before) || keys.length > maxKeys || date !== reached;
      lookedAt = begunAt;
      if (hasDates) datesReadAt = begunAt;
      reached = date;
      seen = now;
      if (isUnclear || keys.length > 0)
        changed({ keys: isUnclear ? [everything] : keys, snapshot: now, transactions: [] });
    } catch (error) {
      lost(opened);
      throw error;
    }
  };

  const looking = new OneAtATime(look, (error) => {
    pauseMs = retryMs;
    if (!closing) shop.log.warn("changes of the catalogue not known", { error });
  });
  await look();

  let timer: NodeJS.Timeout;
  const again = () => {
    timer = setTimeout(async () => {
      pauseMs = pollMs;
      await looking.run();
      if (!closing) again();
    }, pauseMs).unref();
  };
  again();

  return {
    async close() {
      closing = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
