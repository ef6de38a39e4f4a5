import type pg from "pg";
import { openFollower } from "#src/platform/database/connections.server.ts";
import { Snapshot } from "#src/platform/database/snapshot.ts";
import { OneAtATime } from "#src/platform/queues/one-at-a-time.ts";
import type { Shop } from "#src/platform/shop.server.ts";

const pollMs = 100;
const retryMs = 1_000;
/** Poll interval for dates that change what shoppers see. */
const datePollMs = 1_000;
/** A connection that answered before and is silent for this long counts as dead. */
const queryTimeoutMs = 2_000;
/** Keys are deleted after an hour: a process that has not read them for longer than this may have missed some. */
const maxGapMs = 30 * 60_000;
/** Maximum keys per poll; with more, everything is invalidated. */
const maxKeys = 5_000;

/** The key of all answers, for changes too large or not known in detail. */
export const everythingKey = "everything";

/** Invalidated keys. A process is up to date when it has seen the snapshot and these transactions. */
export type CatalogueChange = {
  keys: readonly string[];
  snapshot: Snapshot;
  transactions: readonly number[];
};

export type ChangeFollower = { close(): Promise<void> };

type ReadOptions = {
  /** Undefined before the first poll, and after a gap in which keys may have been deleted. */
  previousSnapshot: Snapshot | undefined;
  readsDate: boolean;
  query_timeout: number | undefined;
};

/**
 * Reads the current snapshot, the keys that changed since the previous one, at most one more than `maxKeys`, and if
 * wanted the last date that changed what shoppers see.
 */
async function readChanges(client: pg.Client, { previousSnapshot, readsDate, query_timeout }: ReadOptions) {
  const statement = {
    name: "changes",
    text: `select pg_current_snapshot()::text as seen, case when $2 then last_date_reached() end as at,
             array(
               select distinct key from surrogate_keys where is_after(version, $1) limit ${maxKeys + 1}
             ) as keys`,
    values: [String(previousSnapshot ?? Snapshot.none), readsDate],
    query_timeout,
  };
  const { rows } = await client.query<{ seen: string; at: Date | null; keys: string[] }>(statement);
  const { seen: snapshotText = "", at = null, keys = [] } = rows[0] ?? {};
  return { currentSnapshot: new Snapshot(snapshotText), lastDate: at, keys };
}

/**
 * Polls `surrogate_keys` on a separate connection for rows of transactions that the last poll did not see.
 * @param onChange called with the keys; with `everythingKey` when they are unknown, after a failover, and when a date is reached
 */
export async function followChanges(
  shop: Shop,
  onChange: (change: CatalogueChange) => void,
): Promise<ChangeFollower> {
  let lastSnapshot: Snapshot | undefined;
  let lastReachedDate: number | undefined;
  let lastPolledAt = 0;
  let datesReadAt = 0;
  let pauseMs = pollMs;
  let isClosing = false;
  let client: pg.Client | undefined;

  const dropClient = (broken: pg.Client) => {
    if (client === broken) client = undefined;
    broken.end().catch(() => undefined);
  };

  const poll = async () => {
    const query_timeout = client && queryTimeoutMs;
    client ??= await openFollower(shop.connection, "tatka-changes", dropClient);
    const pollClient = client;
    try {
      const previousSnapshot = Date.now() - lastPolledAt < maxGapMs ? lastSnapshot : undefined;
      const begunAt = Date.now();
      const readsDate = begunAt - datesReadAt >= datePollMs;
      const options = { previousSnapshot, readsDate, query_timeout };
      const { currentSnapshot, lastDate, keys } = await readChanges(pollClient, options);
      const reachedDate = readsDate ? lastDate?.getTime() : lastReachedDate;
      // A failover may lose the last commits and reuse their transaction numbers.
      const isUnclear =
        !previousSnapshot ||
        !currentSnapshot.covers(previousSnapshot) ||
        keys.length > maxKeys ||
        reachedDate !== lastReachedDate;
      lastPolledAt = begunAt;
      if (readsDate) datesReadAt = begunAt;
      lastReachedDate = reachedDate;
      lastSnapshot = currentSnapshot;
      if (isUnclear || keys.length > 0)
        onChange({ keys: isUnclear ? [everythingKey] : keys, snapshot: currentSnapshot, transactions: [] });
    } catch (error) {
      dropClient(pollClient);
      throw error;
    }
  };

  const polling = new OneAtATime(poll, (error) => {
    pauseMs = retryMs;
    if (!isClosing) shop.log.warn("changes of the catalogue not known", { error });
  });
  await poll();

  let timer: NodeJS.Timeout;
  const schedulePoll = () => {
    timer = setTimeout(async () => {
      pauseMs = pollMs;
      await polling.run();
      if (!isClosing) schedulePoll();
    }, pauseMs).unref();
  };
  schedulePoll();

  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
