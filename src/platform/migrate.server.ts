import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./database.server.ts";
import { root } from "./root.server.ts";

/** Any number; it must only be the same in every process of the shop. */
const preparationLock = 7_300_455;

/** Brings the database to this version of the shop, then does `work`; processes that start at once take turns. */
export async function migrateThen(database: Database, work: () => Promise<void>) {
  const client = await database.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [preparationLock]);
    await migrate(drizzle(client), { migrationsFolder: join(root, "src/platform/migrations") });
    await work();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [preparationLock]).catch(() => undefined);
    client.release();
  }
}
