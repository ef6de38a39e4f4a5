import type pg from "pg";
import { openListener } from "../../database/connections.server.ts";
import { OneAtATime } from "../../queues/one-at-a-time.ts";
import type { Shop } from "../../shop.server.ts";

const pollMs = 1_000;
/** A connection that has answered before and says nothing for so long counts as dead. */
const silentMs = 2_000;
/** Keys are deleted an hour after they were touched: who has not looked for longer than this does not know all. */
const longestAwayMs = 30 * 60_000;
/** So many are asked for at once; with more, everything counts as changed. */
const mostKeys = 5_000;

/** The key of all answers: too much changed to name it, or it is not known what. */
export const everything = "everything";

/** What changed up to a version, by surrogate keys. */
export type CatalogueChange = { version: number; keys: readonly string[] };

export type CatalogueVersion = { close(): Promise<void> };

/**
 * Follows the catalogue's version: by NOTIFY, and by a query every second in case a notice was lost. Both use one connection, so a
 * dead one is noticed within seconds, and replaced. While the database is away the last version stays.
 * @param changed called with what was touched whenever the version rose; with everything where that is not known, where the version
 * went back, and where a date was reached from which or until which shoppers see something
 */
export async function followCatalogueVersion(
  shop: Shop,
  changed: (change: CatalogueChange) => void,
): Promise<CatalogueVersion> {
  let current: number | undefined;
  let reached: number | undefined;
  let lookedAt = 0;
  let closing = false;
  let listener: pg.Client | undefined;

  const listen = async () => {
    const client = await openListener(shop.connection, "tatka-notices", lost);
    client.on("notification", () => void looking.run());
    await client.query("listen catalogue");
    listener = client;
    return client;
  };

  const lost = (client: pg.Client) => {
    if (listener === client) listener = undefined;
    client.end().catch(() => undefined);
  };

  const look = async () => {
    // One just opened is alive: where it is silent the database is slow, and has as long as for any statement.
    const query_timeout = listener && silentMs;
    const client = listener ?? (await listen());
    try {
      const since = Date.now() - lookedAt < longestAwayMs ? current : undefined;
      const begunAt = Date.now();
      const question = {
        text: `select version, last_date_reached() as at,
                      array(select key from surrogate_keys where version > $1 limit ${mostKeys + 1}) as keys
               from catalogue_version`,
        values: [since ?? 0],
        query_timeout,
      };
      const { rows } = await client.query<{ version: number; at: Date | null; keys: string[] }>(question);
      const { version = 0, at, keys = [] } = rows[0] ?? {};
      lookedAt = begunAt;
      const date = at?.getTime();
      const isRaised = version > (current ?? 0);
      // A failover may lose the last commits, and then their versions are given again.
      const isBack = version < (current ?? 0);
      const isUnclear = isBack || (isRaised && (keys.length === 0 || keys.length > mostKeys));
      if (since === undefined || date !== reached || isUnclear) changed({ version, keys: [everything] });
      else if (isRaised) changed({ version, keys });
      reached = date;
      current = version;
    } catch (error) {
      lost(client);
      throw error;
    }
  };

  const looking = new OneAtATime(look, (error) => {
    if (!closing) shop.log.warn("catalogue version not known", { error });
  });
  await look();

  let timer: NodeJS.Timeout;
  const again = () => {
    timer = setTimeout(async () => {
      await looking.run();
      if (!closing) again();
    }, pollMs).unref();
  };
  again();

  return {
    async close() {
      closing = true;
      clearTimeout(timer);
      await listener?.end();
    },
  };
}
