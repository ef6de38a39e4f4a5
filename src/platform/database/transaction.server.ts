import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Database } from "./database.server.ts";
import { databaseTrouble, isHeldByOthers, lostARace } from "./trouble.server.ts";

const mostAttempts = 5;
/** Before the second try at the most, in ms; twice that before the third, and so on. */
const pauseMs = 20;

/**
 * Runs `work` in one transaction on one connection: commits what it did, or takes all of it back when it throws. Where
 * it was in another's way (a deadlock) it runs again, so it must leave nothing outside the transaction. It must use the
 * client it is given only: asking the pool for a second connection while holding one is how a busy shop locks itself up.
 * `rows` names what it will lock, "product 7": few at a time wait for the same. Throws `DatabaseBusy` where that takes too long.
 */
export async function inTransaction<T>(
  database: Database,
  work: (client: PoolClient) => Promise<T>,
  rows: readonly string[] = [],
): Promise<T> {
  const endTurn = await turnOf(database, rows);
  try {
    for (let attempts = 1; ; attempts++) {
      try {
        return await once(database, work);
      } catch (error) {
        if (isHeldByOthers(error)) database.rowTurns.refuse(rows);
        if (attempts === mostAttempts || !lostARace(error)) throw error;
      }
      // By chance, so that those who met do not meet again.
      await sleep(Math.random() * pauseMs * 2 ** (attempts - 1));
    }
  } finally {
    endTurn();
  }
}

async function turnOf(
  { rowTurns, transactionTurns }: Database,
  rows: readonly string[],
): Promise<() => void> {
  const endRows = await rowTurns.take(rows);
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

async function once<T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    broken = await takenBack(client, error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Rolls back; gives the error where the connection is of no use any more: then PostgreSQL does it by itself. */
async function takenBack(client: PoolClient, error: unknown): Promise<Error | undefined> {
  if (databaseTrouble(error) === "away") return error as Error;
  return client.query("rollback").then(
    () => undefined,
    (lost: Error) => lost,
  );
}
