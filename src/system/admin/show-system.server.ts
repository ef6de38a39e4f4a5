import type { z } from "zod";
import { backupPlan, lastBackups } from "#src/backup/backup-rows.server.ts";
import { webhookCounts } from "#src/events/webhooks/webhook-rows.server.ts";
import { purgeState } from "#src/platform/cache/purging/purge-rows.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { retentionStates } from "#src/platform/retention/runs.server.ts";
import { diskAt } from "../disk.server.ts";
import { type SystemFacts, version } from "../facts.server.ts";
import { pushCounts, queueCounts } from "../queues.server.ts";
import type { System } from "./contract.ts";
import type { systemAnswer } from "./schemas.ts";

/** State of this process, the database and its queues; never cached. */
export const showSystem =
  ({ cache, index }: SystemFacts) =>
  async (_input: object, { shop }: ApiContext): Promise<z.output<typeof systemAnswer>> => {
    const { pool } = shop.database;
    const { dataDir, backupDir, poolSize, cdn } = shop.settings;
    return {
      data: {
        version,
        node: process.versions.node,
        uptime: Math.round(process.uptime()),
        memory: process.memoryUsage.rss(),
        database: await databaseFacts(pool),
        pool: { used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount, most: poolSize },
        cache: cache(),
        search: index(),
        queues: await queueCounts(pool),
        push_queues: await pushCounts(pool),
        retention: await retentionStates(pool),
        webhooks: await webhookCounts(pool),
        cdn: cdn ? await purgeState(pool) : null,
        disk: { data: await diskAt(dataDir), backups: await diskAt(backupDir) },
        backups: { folder: backupDir, plan: await backupPlan(pool), last: await lastBackups(pool) },
      },
    };
  };

async function databaseFacts(queries: Queries): Promise<System["database"]> {
  const { rows } = await queries.query<System["database"]>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database()) as bytes,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
       current_setting('max_connections')::int as most_connections`,
  );
  return rows[0] as System["database"];
}
