import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Database } from "./database.server.ts";
import { classifyDatabaseError, isLockNotAvailable, isRetryableConflict } from "./trouble.server.ts";

const maxAttempts = 5;
/** Longest pause before the second attempt, in ms; doubled for each further one. */
const backoffMs = 20;

/**
 * Runs `work` in one transaction. After a deadlock it runs again, so it must have no other side effects. It must
 * use only its client: a second connection of the pool could deadlock. `lockedRows` names what it will lock, such
 * as "product 7". Throws `DatabaseBusy` on timeout.
 */
export async function inTransaction<T>(
  database: Database,
  work: (client: PoolClient) => Promise<T>,
  lockedRows: readonly string[] = [],
): Promise<T> {
  const endTurn = await takeTurn(database, lockedRows);
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runOnce(database, work);
      } catch (error) {
        if (isLockNotAvailable(error)) database.rowTurns.refuse(lockedRows);
        if (attempt === maxAttempts || !isRetryableConflict(error)) throw error;
      }
      // Random, so that two colliding transactions do not collide again.
      await sleep(Math.random() * backoffMs * 2 ** (attempt - 1));
    }
  } finally {
    endTurn();
  }
}

/** Waits for a turn at the rows, and for a turn to run a transaction. Returns a function that ends both. */
async function takeTurn(
  { rowTurns, transactionTurns }: Database,
  lockedRows: readonly string[],
): Promise<() => void> {
  const endRows = await rowTurns.take(lockedRows);
  try {
    const endTransaction = await transactionTurns.take(["transaction"]);
    return () => {
      endTransaction();
      endRows();
    };
  } catch (error) {
    endRows();
    throw error;
  }
}

async function runOnce<T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let connectionError: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    connectionError = await rollBack(client, error);
    throw error;
  } finally {
    client.release(connectionError);
  }
}

/** Rolls back. Returns the error if the connection is unusable; PostgreSQL then rolls back by itself. */
async function rollBack(client: PoolClient, error: unknown): Promise<Error | undefined> {
  if (classifyDatabaseError(error) === "away") return error as Error;
  return client.query("rollback").then(
    () => undefined,
    (rollbackError: Error) => rollbackError,
  );
}
