import type { Pool } from "pg";
import { type Connection, openPool, UnnamedClient } from "./connections.server.ts";
import { Replica } from "./replica.server.ts";
import type { DatabaseTrouble } from "./trouble.server.ts";
import { Turns } from "./turns.server.ts";

export type Database = ReturnType<typeof openDatabase>;

/** A pool, or the client of a transaction. */
export type Queries = Pick<Pool, "query">;

/** How long a shopper waits in a queue before reading that the shop is busy. */
const patienceMs = 10_000;

/** Transactions of one process that wait for the same row; the others queue without a connection. */
const atOneRow = 4;

/**
 * Opens a pool of at most `size` connections; transactions take three quarters of them at most. Through a `pooler` that gives each
 * transaction another connection, no statement is kept prepared. `replica` is a standby of it.
 */
export function openDatabase(
  connection: Connection,
  size: number,
  { pooler = false, replica }: { pooler?: boolean; replica?: Connection | undefined } = {},
) {
  const pool = openPool(connection, size, pooler ? { Client: UnnamedClient } : {});
  const trouble: { full?: number } = {};
  return {
    pool,
    /** To PostgreSQL, or to a pooler before it. */
    connection,
    replica: replica && new Replica(replica, pool, size),
    rowTurns: new Turns(atOneRow, patienceMs),
    transactionTurns: new Turns(Math.max(1, size - Math.ceil(size / 4)), patienceMs),
    /** When a write last found the disk full. */
    get fullAt() {
      return trouble.full;
    },
    note(kind: DatabaseTrouble) {
      if (kind === "full") trouble.full = Date.now();
      if (kind === "away") dropIdle(pool);
    },
  };
}

/** They are probably as dead as the one just found so; waiting for each would take long. */
function dropIdle(pool: Pool) {
  if (pool.ending) return;
  for (let count = pool.idleCount; count > 0; count--) {
    pool.connect((_error, _client, release) => release(true));
  }
}
