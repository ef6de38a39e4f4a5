import type { Connection } from "./database/connections.server.ts";
import { openDatabase } from "./database/database.server.ts";
import { startEmbeddedPostgres } from "./database/embedded/embedded-postgres.server.ts";
import { reachDatabase } from "./database/reach.server.ts";
import { setSlowQueryMs } from "./database/slow-queries.server.ts";
import { log } from "./log.server.ts";
import { openMail } from "./mail/mail.server.ts";
import { openQueues } from "./queues/queues.server.ts";
import { readSettings } from "./settings/settings.server.ts";
import { openDetails } from "./settings/shop-details.server.ts";
import type { Shop } from "./shop.server.ts";
import { openTraces } from "./tracing/open-traces.server.ts";

/**
 * Reads the settings, starts PostgreSQL where none is given, and connects. A `kind` of shop holds its data folder alone; a command
 * may work beside it. Throws `CannotStart` with the reason.
 */
export async function openShop(
  env: Record<string, string | undefined>,
  kind: "shop" | "command" = "command",
): Promise<{ shop: Shop; close: () => Promise<void> }> {
  const settings = readSettings(env);
  setSlowQueryMs(settings.slowQueryMs);
  // Before any connection: each is watched from its begin.
  const endTraces =
    settings.tracesTo && kind === "shop" ? await openTraces(settings.tracesTo, log) : async () => undefined;
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres(settings.dataDir, { log, kind });
  const { databaseUrl = "", directUrl, poolSize } = settings;
  const connection: Connection = embedded?.connection ?? { connectionString: directUrl ?? databaseUrl };
  try {
    await reachDatabase(connection, log);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const database = directUrl
    ? openDatabase({ connectionString: databaseUrl }, poolSize, { pooler: true })
    : openDatabase(connection, poolSize);
  const details = openDetails(database.pool, settings);
  const mail = openMail(database.pool, { ...settings, details }, log);
  const queues = openQueues(log);
  const close = async () => {
    await queues.close();
    await mail.close();
    if (!database.pool.ended) await database.pool.end();
    await embedded?.stop();
    await endTraces();
  };
  return { shop: { settings, details, connection, database, embedded, log, mail, queues }, close };
}
