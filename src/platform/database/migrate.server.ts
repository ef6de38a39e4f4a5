import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientBase } from "pg";
import { log } from "../log.server.ts";
import { CannotStart } from "../process/cannot-start.server.ts";
import { root } from "../root.server.ts";
import { type Connection, openClient } from "./connections.server.ts";
import { isAdditive } from "./migrating/additive.server.ts";
import {
  applyInPhases,
  isTrue,
  oneNumber,
  preparationLock,
  takeLock,
  whenFree,
} from "./migrating/apply-in-phases.server.ts";
import { statementsOf } from "./migrating/steps.server.ts";

/** Held for all migrations. Other processes poll for it, see `applyInSteps`. */
const migrationLock = 7_300_456;

const folder = join(root, "src/platform/migrations");
const migrations = "drizzle.__drizzle_migrations";

/** Migrates the database to this version of the shop, then does `work`. Serialises concurrent processes. */
export async function migrateThen(connection: Connection, work: () => Promise<void>) {
  const client = await openClient(connection, "tatka-prepares");
  try {
    await takeLock(client, migrationLock);
    await takeLock(client, preparationLock);
    await migrate(client);
    await work();
  } finally {
    await client.end();
  }
}

type Migration = { tag: string; when: number };

export const allMigrations = (): Migration[] =>
  (JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: Migration[] }).entries;

/**
 * Applies the migrations up to `until`: to an empty database in one transaction, to one in use step by step without blocking older servers.
 * Resumes after an interruption. Leaves a database of a newer version unchanged; throws `CannotStart` if it is incompatible.
 */
export async function migrate(client: ClientBase, until = Number.POSITIVE_INFINITY): Promise<void> {
  const last = await lastApplied(client);
  if (last === 0) return whenFree(client, () => applyMigrations(client, until));
  if (last < (allMigrations()[0]?.when ?? 0))
    throw new CannotStart(
      "This database is of a version that cannot be upgraded directly. Start version 0.1.0 on it first, then this one.",
    );
  if (await isOfNewerVersion(client, last)) return;
  const wanted = between(last, until);
  if (wanted.length > 0) await whenFree(client, () => haveMigrationsTable(client));
  for (const migration of wanted) await applyMigrationInSteps(client, migration);
}

async function applyMigrationInSteps(client: ClientBase, migration: Migration) {
  const text = textOf(migration);
  await applyInPhases(client, migration.tag, text, () => note(client, migration, text));
}

/** Time of the database's newest migration; 0 for an empty database. */
async function lastApplied(client: ClientBase): Promise<number> {
  const isThere = await isTrue(client, "select to_regclass($1) is not null as yes", [migrations]);
  return isThere ? oneNumber(client, `select max(created_at) as number from ${migrations}`) : 0;
}

/** Whether a database has newer migrations. Throws `CannotStart` if one removes what this version needs. */
async function isOfNewerVersion(client: ClientBase, last: number): Promise<boolean> {
  const own = allMigrations().at(-1)?.when ?? 0;
  if (last <= own) return false;
  const canWork = await isTrue(
    client,
    `select bool_and(coalesce((to_jsonb(m) ->> 'is_additive')::boolean, false)) as yes from ${migrations} m where created_at > $1`,
    [own],
  );
  if (!canWork)
    throw new CannotStart(
      "This database is already that of a newer version of the shop. Start that version, or one newer still.",
    );
  log.warn(
    "This database is that of a newer version of the shop. This one can work with it, and leaves it as it is.",
  );
  return true;
}

const between = (last: number, until: number): Migration[] =>
  allMigrations().filter(({ when }) => when > last && when <= until);

async function haveMigrationsTable(client: ClientBase): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    `create table if not exists ${migrations} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await client.query(`alter table ${migrations} add column if not exists is_additive boolean`);
}

/**
 * Applies pending migrations in the transaction of `client`. Drizzle's migrator needs 130 MB
 * (docs/decisions/0009-tools.md).
 */
export async function applyMigrations(client: ClientBase, until = Number.POSITIVE_INFINITY): Promise<void> {
  const last = await lastApplied(client);
  await haveMigrationsTable(client);
  for (const migration of between(last, until)) {
    const text = textOf(migration);
    for (const statement of statementsOf(text)) await client.query(statement);
    await note(client, migration, text);
  }
}

const textOf = ({ tag }: Migration): string => readFileSync(join(folder, `${tag}.sql`), "utf8");

async function note(client: ClientBase, { when }: Migration, text: string): Promise<void> {
  const hash = createHash("sha256").update(text).digest("hex");
  await client.query(`insert into ${migrations} (hash, created_at, is_additive) values ($1, $2, $3)`, [
    hash,
    when,
    isAdditive(text),
  ]);
}
