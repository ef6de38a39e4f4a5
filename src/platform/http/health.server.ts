import { openPool } from "../database/connections.server.ts";
import type { Shop } from "../shop.server.ts";
import type { Api } from "./api.server.ts";

type State = "ok" | "no database" | "disk full";

/** Whoever asks hears something within a second, in ms; a statement that takes longer is given up. */
const answerMs = 900;
const statementMs = 800;

/** After a write found no room on the disk, so long it counts as full even where a small file fits again, in ms. */
const fullForMs = 5_000;

/**
 * `GET /health`: 200 while the database answers and has room to write, otherwise 503 with what is wrong; for whoever
 * watches or balances. `others` are what parts of the shop say of themselves. Gives a function that ends its connection.
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

/** A connection of its own, so that a shop whose connections are all taken is not called dead. */
function openProbe({ connection, database }: Shop) {
  const pool = openPool(connection, 1, {
    application_name: "tatka-health",
    connectionTimeoutMillis: statementMs,
    statement_timeout: statementMs,
    query_timeout: statementMs,
    // So that the statement below needs a file.
    options: "-c work_mem=64kB",
  });
  const look = async (): Promise<State> => {
    try {
      // Rows that do not fit into the memory allowed are written to the database's disk.
      await pool.query("select count(*) from generate_series(1, 10000)");
      return database.fullAt !== undefined && Date.now() - database.fullAt < fullForMs ? "disk full" : "ok";
    } catch (error) {
      return (error as { code?: string }).code === "53100" ? "disk full" : "no database";
    }
  };
  let looking: Promise<State> | undefined;
  const probe = (): Promise<State> => {
    // However many ask, PostgreSQL is asked once at a time.
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return Promise.race([looking, inTime()]);
  };
  return { probe, close: () => pool.end() };
}

const inTime = () =>
  new Promise<State>((resolve) => setTimeout(() => resolve("no database"), answerMs).unref());
