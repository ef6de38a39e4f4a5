import type pg from "pg";
import { openListener } from "../database/connections.server.ts";
import type { Shop } from "../shop.server.ts";

const pollMs = 1_000;

export type CatalogueVersion = { close(): Promise<void> };

/**
 * Follows the catalogue's version: by NOTIFY, and by a query every second in case a notice was lost. Both use one connection, so a
 * dead one is noticed and replaced. Calls `changed` whenever the version rose, or a date was reached from which or until which
 * shoppers see something. While the database is away the last version stays.
 */
export async function followCatalogueVersion(shop: Shop, changed: () => void): Promise<CatalogueVersion> {
  let current: number | undefined;
  let reached: number | undefined;
  let closing = false;
  let listener: pg.Client | undefined;

  const learn = (version: number) => {
    if (current !== undefined && version <= current) return;
    current = version;
    changed();
  };

  const listen = async () => {
    const client = await openListener(shop.connection, "tatka-notices", lost);
    client.on("notification", ({ payload }) => learn(Number(payload)));
    await client.query("listen catalogue");
    listener = client;
    return client;
  };

  const lost = (client: pg.Client) => {
    if (listener === client) listener = undefined;
    client.end().catch(() => undefined);
  };

  const look = async () => {
    const client = listener ?? (await listen());
    try {
      const { rows } = await client.query<{ version: number; at: Date | null }>(
        "select version, last_date_reached() as at from catalogue_version",
      );
      const date = rows[0]?.at?.getTime();
      if (date !== reached) current = undefined;
      reached = date;
      learn(rows[0]?.version ?? 0);
    } catch (error) {
      lost(client);
      throw error;
    }
  };

  await look();

  let timer: NodeJS.Timeout;
  const again = () => {
    timer = setTimeout(async () => {
      try {
        await look();
      } catch (error) {
        if (!closing) shop.log.warn("catalogue version not known", { error });
      }
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
