import type { Pool } from "pg";
import { openPool } from "../database/connections.server.ts";
import type { Shop } from "../shop.server.ts";
import type { Api } from "./api.server.ts";

export type Health = {
  /** Finds out within a second whether the database answers and can write, or the process is ending. */
  probe(): Promise<HealthState>;
  close(): Promise<void>;
};

type HealthState = "ok" | "no database" | "disk full" | "closing";

const answerTimeoutMs = 900;
const statementTimeoutMs = 800;

/** After a write found the disk full, the shop counts as full for this many ms, even if a small file fits again. */
const fullForMs = 5_000;

/** `GET /health`: 200, or 503 with the reason. `readOtherFacts` adds facts of other parts of the shop. */
export function serveHealth({ hono, shop }: Api, readOtherFacts: () => object): Health {
  const health = openProbe(shop);
  hono.get("/health", async (c) => {
    c.header("Cache-Control", "no-store");
    const status = await health.probe();
    const database = shop.embedded && { database: await shop.embedded.health() };
    if (status !== "ok") return c.json({ status, ...database }, 503);
    const memory_mb = Math.round(process.memoryUsage.rss() / 1_048_576);
    return c.json({ status, memory_mb, ...database, ...readOtherFacts() });
  });
  return health;
}

/** Rows beyond `work_mem` are written to the database's disk. */
async function probeWrite(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query("begin");
    await client.query("set local work_mem = '64kB'");
    await client.query("select count(*) from generate_series(1, 10000)");
    await client.query("commit");
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}

/** A connection of its own: a shop whose pool is in use is busy, not dead. */
function openProbe(shop: Shop): Health {
  const { database } = shop;
  const pool = openPool(database.connection, 1, {
    application_name: "tatka-health",
    connectionTimeoutMillis: statementTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
  });
  const check = async (): Promise<HealthState> => {
    try {
      await probeWrite(pool);
      return database.diskFullAt !== undefined && Date.now() - database.diskFullAt < fullForMs
        ? "disk full"
        : "ok";
    } catch (error) {
      return (error as { code?: string }).code === "53100" ? "disk full" : "no database";
    }
  };
  let runningCheck: Promise<HealthState> | undefined;
  const probe = async (): Promise<HealthState> => {
    if (shop.closing) return "closing";
    // Concurrent requests share one check.
    runningCheck ??= check().finally(() => {
      runningCheck = undefined;
    });
    return Promise.race([runningCheck, failAfterTimeout()]);
  };
  return { probe, close: () => pool.end() };
}

const failAfterTimeout = () =>
  new Promise<HealthState>((resolve) => setTimeout(() => resolve("no database"), answerTimeoutMs).unref());
