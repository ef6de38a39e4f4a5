import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase } from "pg";
import { CannotStart } from "../process/cannot-start.server.ts";
import { root } from "../root.server.ts";
import { type Connection, openClient } from "./connections.server.ts";
import {
  applyInSteps,
  isTrue,
  oneNumber,
  preparationLock,
  whenFree,
} from "./migrating/apply-in-steps.server.ts";
import { statementsOf } from "./migrating/steps.server.ts";

/** Held from the first migration to the last one. Who waits for it asks again and again, in ms, see `applyInSteps`. */
const migrationLock = 7_300_456;
const lookAgainMs = 250;

const folder = join(root, "src/platform/migrations");

/** Migrates the database to this version of the shop, then does `work`. Processes that start at once do so one after the other. */
export async function migrateThen(connection: Connection, work: () => Promise<void>) {
  const client = await openClient(connection, "tatka-prepares");
  try {
    while (!(await isTrue(client, "select pg_try_advisory_lock($1) as yes", [migrationLock])))
      await sleep(lookAgainMs);
    await client.query("select pg_advisory_lock($1)", [preparationLock]);
    await migrate(client);
    await work();
  } finally {
    // Ends the locks, too.
    await client.end();
  }
}

type Migration = { tag: string; when: number };

/** The migrations of this version of the shop, the oldest first; `when` orders them. */
export const allMigrations = (): Migration[] =>
  (JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: Migration[] }).entries;

/**
 * Applies the migrations up to `until`: to an empty database in one transaction; to one in use step by step, so that what a server of
 * the version before asks for never waits long. Whoever was interrupted goes on where it ended.
 */
export async function migrate(client: ClientBase, until = Number.POSITIVE_INFINITY): Promise<void> {
  const last = await lastApplied(client);
  if (last === 0) return whenFree(client, () => applyMigrations(client, until));
  for (const migration of newerThan(last).filter(({ when }) => when <= until))
    await applyMigrationInSteps(client, migration);
}

async function applyMigrationInSteps(client: ClientBase, migration: Migration) {
  const text = textOf(migration);
  await applyInSteps(client, migration.tag, text, () => note(client, migration, text));
}

/** When the newest migration of the database was made; 0 for an empty one. */
async function lastApplied(client: ClientBase): Promise<number> {
  const migrations = "drizzle.__drizzle_migrations";
  const isThere = await isTrue(client, "select to_regclass($1) is not null as yes", [migrations]);
  return isThere ? oneNumber(client, `select max(created_at) as number from ${migrations}`) : 0;
}

/** The migrations that a database does not have yet; refuses one that is newer than this version of the shop. */
function newerThan(last: number): Migration[] {
  const all = allMigrations();
  if (last > (all.at(-1)?.when ?? 0))
    throw new CannotStart(
      "This database is already that of a newer version of the shop. Start that version, or one newer still.",
    );
  return all.filter(({ when }) => when > last);
}

/**
 * Applies the generated migrations that the database has not seen, those after `until` aside, in the transaction of `client`, and
 * records them as Drizzle's own migrator does. That one would cost 130 MB of memory in a process that runs for months
 * (docs/decisions/0009-tools.md). For databases that nobody else uses.
 */
export async function applyMigrations(client: ClientBase, until = Number.POSITIVE_INFINITY): Promise<void> {
  const last = await lastApplied(client);
  await client.query(`create schema if not exists drizzle`);
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of newerThan(last).filter(({ when }) => when <= until)) {
    const text = textOf(migration);
    for (const statement of statementsOf(text)) await client.query(statement);
    await note(client, migration, text);
  }
}

const textOf = ({ tag }: Migration): string => readFileSync(join(folder, `${tag}.sql`), "utf8");

async function note(client: ClientBase, { when }: Migration, text: string): Promise<void> {
  const hash = createHash("sha256").update(text).digest("hex");
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    hash,
    when,
  ]);
}
