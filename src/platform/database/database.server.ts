import type { Pool } from "pg";
import { type Connection, openPool, UnnamedClient } from "./connections.server.ts";
import { KeyedQueue } from "./keyed-queue.server.ts";
import { Replica } from "./replica.server.ts";
import type { DatabaseTrouble } from "./trouble.server.ts";

export type Database = ReturnType<typeof openDatabase>;

export type Queries = Pick<Pool, "query">;

/** How long a request waits for a connection before it is refused as busy. */
const connectionTimeoutMs = 10_000;

/** Transactions per process that may wait for the same row; others queue without a connection. */
const maxPerRow = 4;

/** Opens a pool of `size` connections, three quarters for transactions. Prepares no statements behind a `pooler`. */
export function openDatabase(
  connection: Connection,
  size: number,
  { pooler = false, replica }: { pooler?: boolean; replica?: Connection | undefined } = {},
) {
  const pool = openPool(connection, size, pooler ? { Client: UnnamedClient } : {});
  /** When a write last found the disk full, in ms since 1970. */
  let diskFullAt: number | undefined;
  return {
    pool,
    connection,
    replica: replica && new Replica(replica, pool, size),
    /** Turns at rows that many transactions lock, and turns to run any transaction: see `inTransaction`. */
    rowTurns: new KeyedQueue(maxPerRow, connectionTimeoutMs),
    transactionTurns: new KeyedQueue(Math.max(1, size - Math.ceil(size / 4)), connectionTimeoutMs),
    get diskFullAt() {
      return diskFullAt;
    },
    recordTrouble(kind: DatabaseTrouble) {
      if (kind === "full") diskFullAt = Date.now();
      if (kind === "away") closeIdleConnections(pool);
    },
  };
}

/** Idle connections are probably dead too; waiting for each to time out would take long. */
function closeIdleConnections(pool: Pool) {
  if (pool.ending) return;
  for (let count = pool.idleCount; count > 0; count--) {
    pool.connect((_error, _client, release) => release(true));
  }
}
