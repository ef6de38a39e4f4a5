import type { Pool } from "pg";
import { type Connection, openPool, UnnamedClient } from "./connections.server.ts";
import type { DatabaseTrouble } from "./trouble.server.ts";
import { Turns } from "./turns.server.ts";

export type Database = ReturnType<typeof openDatabase>;

/** A pool, or the client of a transaction. */
export type Queries = Pick<Pool, "query">;

/** A shopper who has waited so long in a queue is told that the shop is busy, in ms. */
const patienceMs = 10_000;

/** Of one process, at most so many transactions wait for the same row; the others queue without a connection. */
const atOneRow = 4;

/**
 * Opens a pool of at most `size` connections; transactions take three quarters of them at most. Through a `pooler` that gives each
 * transaction another connection, no statement is kept prepared.
 */
export function openDatabase(connection: Connection, size: number, { pooler = false } = {}) {
  const pool = openPool(connection, size, pooler ? { Client: UnnamedClient } : {});
  const trouble: { full?: number } = {};
  return {
    pool,
    /** Where the pool leads: to PostgreSQL, or to a pooler before it. */
    connection,
    rowTurns: new Turns(atOneRow, patienceMs),
    transactionTurns: new Turns(Math.max(1, size - Math.ceil(size / 4)), patienceMs),
    /** When a write last failed because the disk was full; undefined if never. */
    get fullAt() {
      return trouble.full;
    },
    /** Records a trouble that an answer met. */
    note(kind: DatabaseTrouble) {
      if (kind === "full") trouble.full = Date.now();
      if (kind === "away") dropIdle(pool);
    },
  };
}

/** Closes idle connections, which are probably as dead as the one just found so; waiting for each would take long. */
function dropIdle(pool: Pool) {
  if (pool.ending) return;
  for (let count = pool.idleCount; count > 0; count--) {
    pool.connect((_error, _client, release) => release(true));
  }
}
