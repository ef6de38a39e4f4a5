import { createHash, timingSafeEqual } from "node:crypto";
import { Problem } from "../api/problem.ts";
import { m } from "../language/messages.ts";
import type { Queries } from "../platform/database/database.server.ts";
import type { Api } from "../platform/http/api.server.ts";
import type { Health } from "../platform/http/health.server.ts";
import type { Measurement, Metrics } from "../platform/metrics/metrics.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { type SystemFacts, version } from "./facts.server.ts";
import { countQueues } from "./queues.server.ts";
import { readDisk } from "./read-disk.server.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** `GET /metrics` for Prometheus, with METRICS_TOKEN as bearer token; not mounted without that setting. */
export function serveMetrics(
  { hono, shop }: Api,
  metrics: Metrics | undefined,
  { probe, ...facts }: SystemFacts & Pick<Health, "probe">,
): void {
  const { metricsToken } = shop.settings;
  if (!metrics || !metricsToken) return;
  const expectedHash = sha256(`Bearer ${metricsToken}`);
  metrics.addReader(() => measureProcess(shop, facts));
  metrics.addReader(async () => (await measureDisks(shop)).map(toSharedMeasurement));
  const isUp = async () => (await probe()) !== "no database";
  metrics.addReader(async () => [
    {
      name: "tatka_database_up",
      help: "Whether the database answers",
      value: Number(await isUp()),
      aggregator: "min",
    },
  ]);
  // Skipped while the database is unreachable.
  metrics.addReader(async () =>
    (await isUp()) ? (await measureDatabase(shop)).map(toSharedMeasurement) : [],
  );
  hono.get("/metrics", async (c) => {
    if (!timingSafeEqual(sha256(c.req.header("authorization") ?? ""), expectedHash))
      throw new Problem("not_signed_in", m.problem_not_signed_in());
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", metrics.contentType);
    return c.body(await metrics.text());
  });
}

/** Equal in all server processes, so it is not summed. */
const toSharedMeasurement = (measurement: Measurement): Measurement => ({
  ...measurement,
  aggregator: "first",
});

function measureProcess({ database: { pool } }: Shop, { cache, index }: SystemFacts): Measurement[] {
  const { entries, bytes } = cache();
  const { ready, products, behind_ms } = index();
  const toPoolMeasurement = (state: string, value: number) => ({
    name: "tatka_pool_connections",
    help: "Connections to the database: in use, idle, and requests that wait for one",
    labels: { state },
    value,
  });
  const { node } = process.versions;
  return [
    {
      name: "tatka_build_info",
      help: "Which version of the shop runs, by which Node",
      labels: { version, node },
      value: 1,
      aggregator: "first",
    },
    { name: "tatka_server_processes", help: "Processes that answer at this port: WORKERS", value: 1 },
    toPoolMeasurement("used", pool.totalCount - pool.idleCount),
    toPoolMeasurement("idle", pool.idleCount),
    toPoolMeasurement("waiting", pool.waitingCount),
    { name: "tatka_page_cache_entries", help: "Answers in the page cache", value: entries },
    { name: "tatka_page_cache_bytes", help: "Memory of the page cache", value: bytes },
    {
      name: "tatka_search_index_ready",
      help: "Whether searches use the index",
      value: Number(ready),
      aggregator: "min",
    },
    {
      name: "tatka_search_index_products",
      help: "Products in the search index",
      value: products,
      aggregator: "max",
    },
    {
      name: "tatka_search_index_behind_seconds",
      help: "How far it is behind the database",
      value: behind_ms / 1_000,
      aggregator: "max",
    },
  ];
}

async function measureDisks({ settings: { dataDir, backupDir } }: Shop): Promise<Measurement[]> {
  const disks = Object.entries({ data: dataDir, backups: backupDir }).map(async ([disk, folder]) => {
    const space = await readDisk(folder);
    const help = "Which part of the disk of this folder is free";
    const labels = { disk };
    return space ? [{ name: "tatka_disk_free_ratio", help, labels, value: space.free / space.total }] : [];
  });
  return (await Promise.all(disks)).flat();
}

async function measureQueues(queries: Queries): Promise<Measurement[]> {
  const toQueueMeasurement = (name: string, state: string, value: number) => ({
    name: "tatka_queue",
    help: "E-mails and SMS that wait, and that could not be sent in seven days",
    labels: { queue: name, state },
    value,
  });
  return (await countQueues(queries)).flatMap(({ queue: name, waiting, failed, oldest_s }) => [
    toQueueMeasurement(name, "waiting", waiting),
    toQueueMeasurement(name, "failed", failed),
    {
      name: "tatka_queue_oldest_seconds",
      help: "How long the oldest has waited",
      labels: { queue: name },
      value: oldest_s,
    },
  ]);
}

async function measureDatabase({ database: { pool } }: Shop): Promise<Measurement[]> {
  const queues = await measureQueues(pool);
  // Ages in seconds: of the last backup, and of the failures to purge the CDN and to archive the WAL.
  const { rows } = await pool.query<{
    age: number | null;
    bytes: number;
    cdn: number | null;
    archive: number | null;
  }>(
    `select (select extract(epoch from now() - max(ended_at)) from backups where file is not null)::float8 as age,
       pg_database_size(current_database()) as bytes,
       (select extract(epoch from now() - failing_since) from cdn_purges)::float8 as cdn,
       (select extract(epoch from now() - coalesce(last_archived_time, stats_reset)) from pg_stat_archiver
        where last_failed_time > coalesce(last_archived_time, '-infinity'))::float8 as archive`,
  );
  const { age = null, bytes = 0, cdn, archive } = rows[0] ?? {};
  return [
    ...queues,
    {
      name: "tatka_cdn_failing_seconds",
      help: "Since when the CDN cannot be purged; 0 if it can",
      value: cdn ?? 0,
    },
    {
      name: "tatka_wal_archive_failing_seconds",
      help: "How long ago PostgreSQL last archived its WAL, where the last attempt failed; 0 if it did not",
      value: archive ?? 0,
    },
    { name: "tatka_database_bytes", help: "Size of the database", value: bytes },
    ...(age === null
      ? []
      : [{ name: "tatka_last_backup_age_seconds", help: "Since the last backup was made", value: age }]),
  ];
}
