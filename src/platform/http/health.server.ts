import { openPool } from "../database/connections.server.ts";
import type { Shop } from "../shop.server.ts";
import type { Api } from "./api.server.ts";

type HealthState = "ok" | "no database" | "disk full";

/** The answer comes within a second, in ms; a slower statement is given up. */
const answerMs = 900;
const statementMs = 800;

/** After a write found the disk full, the shop counts as full for so long, in ms, even if a small file fits again. */
const fullForMs = 5_000;

/**
 * `GET /health` for monitoring and load balancers: 200 while the database answers and has room to write, otherwise 503 with the
 * reason. `others` adds facts of other parts of the shop. Returns a function that closes its connection.
 */
export function serveHealth({ hono, shop }: Api, others: () => object): () => Promise<void> {
  const { probe, close } = openProbe(shop);
  hono.get("/health", async (c) => {
    c.header("Cache-Control", "no-store");
    const status = await probe();
    const database = shop.embedded && { database: shop.embedded.health() };
    if (status !== "ok") return c.json({ status, ...database }, 503);
    const memory_mb = Math.round(process.memoryUsage.rss() / 1_048_576);
    return c.json({ status, memory_mb, ...database, ...others() });
  });
  return close;
}

/** A connection of its own: a shop whose pool is in use is busy, not dead. */
function openProbe({ connection, database }: Shop) {
  const pool = openPool(connection, 1, {
    application_name: "tatka-health",
    connectionTimeoutMillis: statementMs,
    statement_timeout: statementMs,
    query_timeout: statementMs,
    // Makes the statement below write a temporary file.
    options: "-c work_mem=64kB",
  });
  const look = async (): Promise<HealthState> => {
    try {
      // Rows beyond `work_mem` are written to the database's disk.
      await pool.query("select count(*) from generate_series(1, 10000)");
      return database.fullAt !== undefined && Date.now() - database.fullAt < fullForMs ? "disk full" : "ok";
    } catch (error) {
      return (error as { code?: string }).code === "53100" ? "disk full" : "no database";
    }
  };
  let looking: Promise<HealthState> | undefined;
  const probe = (): Promise<HealthState> => {
    // Requests at the same time share one check.
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return Promise.race([looking, inTime()]);
  };
  return { probe, close: () => pool.end() };
}

const inTime = () =>
  new Promise<HealthState>((resolve) => setTimeout(() => resolve("no database"), answerMs).unref());
