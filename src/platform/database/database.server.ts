import pg from "pg";
import { log } from "../log.server.ts";

// Ids and counts are 64-bit in the database and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Database = ReturnType<typeof openDatabase>;

/** Rather than let a shopper wait longer for a free connection, the shop says that it is not ready. */
const connectionTimeoutMillis = 10_000;

/** Where PostgreSQL is: a URL, or what the embedded one answered. */
export type Connection = { connectionString: string } | { host: string; user: string; database: string };

/** Opens a pool of at most `size` connections. */
export function openDatabase(connection: Connection, size: number) {
  const pool = new pg.Pool({ ...connection, max: size, connectionTimeoutMillis, application_name: "tatka" });
  // An idle connection that PostgreSQL closed: the pool opens another when one is wanted.
  pool.on("error", (error) => {
    if (!pool.ending) log.warn("database connection lost", { error });
  });
  return { pool };
}
