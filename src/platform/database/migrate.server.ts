import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client, ClientBase } from "pg";
import { CannotStart } from "../process/cannot-start.server.ts";
import { root } from "../root.server.ts";
import { type Connection, openClient } from "./connections.server.ts";

/** Any number, the same in every process of the shop. */
export const preparationLock = 7_300_455;

const folder = join(root, "src/platform/migrations");

/** Migrates the database to this version of the shop, then does `work`. Processes that start at once do so one after the other. */
export async function migrateThen(connection: Connection, work: () => Promise<void>) {
  const client = await openClient(connection, "tatka-prepares");
  try {
    await client.query("select pg_advisory_lock($1)", [preparationLock]);
    await migrate(client);
    await work();
  } finally {
    // Ends the lock, too.
    await client.end();
  }
}

type Migration = { tag: string; when: number };

/** The migrations of this version of the shop, the oldest first; `when` orders them. */
export const allMigrations = (): Migration[] =>
  (JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: Migration[] }).entries;

async function migrate(client: Client): Promise<void> {
  try {
    await client.query("begin");
    await applyMigrations(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/**
 * Applies the generated migrations that the database has not seen, those after `until` aside, in the transaction of `client`, and
 * records them as Drizzle's own migrator does. That one would cost 130 MB of memory in a process that runs for months
 * (docs/decisions/0009-tools.md).
 */
export async function applyMigrations(client: ClientBase, until = Number.POSITIVE_INFINITY): Promise<void> {
  await client.query(`create schema if not exists drizzle`);
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ last: number | null }>(
    "select max(created_at) as last from drizzle.__drizzle_migrations",
  );
  const last = rows[0]?.last ?? 0;
  const all = allMigrations();
  if (last > (all.at(-1)?.when ?? 0))
    throw new CannotStart(
      "This database is already that of a newer version of the shop. Start that version, or one newer still.",
    );
  for (const migration of all.filter(({ when }) => when > last && when <= until))
    await apply(client, migration);
}

async function apply(client: ClientBase, { tag, when }: Migration): Promise<void> {
  const text = readFileSync(join(folder, `${tag}.sql`), "utf8");
  for (const statement of text.split("--> statement-breakpoint")) await client.query(statement);
  const hash = createHash("sha256").update(text).digest("hex");
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    hash,
    when,
  ]);
}
