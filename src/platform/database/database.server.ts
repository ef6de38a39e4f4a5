import type { Pool } from "pg";
import { type Connection, openPool } from "./connections.server.ts";
import type { DatabaseTrouble } from "./trouble.server.ts";
import { Turns } from "./turns.server.ts";

export type Database = ReturnType<typeof openDatabase>;

/** Rather than let a shopper wait longer for their turn in a queue that moves, the shop says that it is busy. */
const patienceMs = 10_000;

/** So many works at once of one process may want the same row: one has it, the others are ready. */
const atOneRow = 4;

/** Opens a pool of at most `size` connections; transactions never take the last of them. */
export function openDatabase(connection: Connection, size: number) {
  const pool = openPool(connection, size);
  const trouble: { full?: number } = {};
  return {
    pool,
    rowTurns: new Turns(atOneRow, patienceMs),
    transactionTurns: new Turns(Math.max(1, size - Math.ceil(size / 4)), patienceMs),
    /** When a write was refused for want of room on the disk, the last time; undefined if never. */
    get fullAt() {
      return trouble.full;
    },
    /** To be told of every trouble that an answer met. */
    note(kind: DatabaseTrouble) {
      if (kind === "full") trouble.full = Date.now();
      if (kind === "away") dropIdle(pool);
    },
  };
}

/** What lies idle may be as dead as the connection that was just found so, and each would have to be waited for. */
function dropIdle(pool: Pool) {
  if (pool.ending) return;
  for (let count = pool.idleCount; count > 0; count--) {
    pool.connect((_error, _client, release) => release(true));
  }
}
