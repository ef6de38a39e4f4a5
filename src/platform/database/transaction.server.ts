import type { PoolClient } from "pg";
import type { Database } from "./database.server.ts";

/**
 * Runs `work` in one transaction on one connection: commits what it did, or takes all of it back when it throws.
 * `work` must use the client it is given only: asking the pool for a second connection while holding one is how
 * a busy shop locks itself up.
 */
export async function inTransaction<T>(
  database: Database,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
