import type { Connection } from "./database/connections.server.ts";
import { openDatabase } from "./database/database.server.ts";
import { startEmbeddedPostgres } from "./database/embedded/embedded-postgres.server.ts";
import type { PostgresHealth } from "./database/embedded/supervised-postgres.server.ts";
import { reachDatabase } from "./database/reach.server.ts";
import { setSlowQueryMs } from "./database/slow-queries.server.ts";
import { log } from "./log.server.ts";
import { openMail } from "./mail/mail.server.ts";
import { requestFromMain } from "./process/server-processes.server.ts";
import { openQueues } from "./queues/queues.server.ts";
import { readSettings } from "./settings/settings.server.ts";
import { openDetails } from "./settings/shop-details.server.ts";
import type { Shop } from "./shop.server.ts";
import { openTraces } from "./tracing/open-traces.server.ts";

/**
 * What the process does: it runs the shop, serves for a process that does (`forked`), or runs one command beside it.
 */
type ProcessKind = "shop" | "forked" | "command";

/** Reads the settings, starts PostgreSQL if no URL is given, and connects. Throws `CannotStart`. */
export async function openShop(
  env: Record<string, string | undefined>,
  kind: ProcessKind = "command",
): Promise<{ shop: Shop; close: () => Promise<void> }> {
  const settings = readSettings(env);
  setSlowQueryMs(settings.slowQueryMs);
  // Before any connection: each is traced from its start.
  const endTraces =
    settings.tracesTo && kind !== "command"
      ? await openTraces(settings.tracesTo, log)
      : async () => undefined;
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres(settings.dataDir, { log, kind: kind === "shop" ? "shop" : "command" });
  // Only the main process supervises PostgreSQL, and knows its health.
  if (kind === "forked" && embedded) embedded.health = readHealthFromMain;
  const { databaseUrl = "", directUrl, replicaUrl, poolSize } = settings;
  const replica = replicaUrl ? { connectionString: replicaUrl } : undefined;
  const connection: Connection = embedded?.connection ?? { connectionString: directUrl ?? databaseUrl };
  try {
    await reachDatabase(connection, log);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  // With a direct URL, the other one is that of a pooler.
  const database = directUrl
    ? openDatabase({ connectionString: databaseUrl }, poolSize, { pooler: true, replica })
    : openDatabase(connection, poolSize, { replica });
  const details = openDetails(database.pool, settings);
  const mail = openMail(database.pool, { ...settings, details }, log);
  const queues = openQueues(log);
  const close = async () => {
    await queues.close();
    await mail.close();
    await database.replica?.pool.end();
    if (!database.pool.ended) await database.pool.end();
    await embedded?.stop();
    await endTraces();
  };
  return { shop: { settings, details, connection, database, embedded, log, mail, queues }, close };
}

async function readHealthFromMain(): Promise<PostgresHealth> {
  const health = await requestFromMain("postgres");
  return (health as PostgresHealth | undefined) ?? { running: false, restarts: 0 };
}
