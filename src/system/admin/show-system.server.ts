import type { z } from "zod";
import { readBackupPlan, readLastBackups } from "#src/backup/backup-rows.server.ts";
import { countWebhooks } from "#src/events/webhooks/webhook-rows.server.ts";
import { readPurgeState } from "#src/platform/cache/purging/purge-rows.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readRetentionStates } from "#src/platform/retention/runs.server.ts";
import { type SystemFacts, version } from "../facts.server.ts";
import { countPushes, countQueues } from "../queues.server.ts";
import { readDisk } from "../read-disk.server.ts";
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
        database: await readDatabaseFacts(pool),
        pool: { used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount, most: poolSize },
        cache: cache(),
        search: index(),
        queues: await countQueues(pool),
        push_queues: await countPushes(pool),
        retention: await readRetentionStates(pool),
        webhooks: await countWebhooks(pool),
        cdn: cdn ? await readPurgeState(pool) : null,
        disk: { data: await readDisk(dataDir), backups: await readDisk(backupDir) },
        backups: { folder: backupDir, plan: await readBackupPlan(pool), last: await readLastBackups(pool) },
      },
    };
  };

async function readDatabaseFacts(queries: Queries): Promise<System["database"]> {
  const { rows } = await queries.query<System["database"]>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database()) as bytes,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
       current_setting('max_connections')::int as most_connections`,
  );
  return rows[0] as System["database"];
}
