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
  preparationLock,
  queryBoolean,
  queryNumber,
  retryInTransaction,
  takeLock,
} from "./migrating/apply-in-phases.server.ts";
import { splitStatements } from "./migrating/steps.server.ts";

/** Held for all migrations. Other processes poll for it, see `applyInPhases`. */
const migrationLock = 7_300_456;

const migrationsFolder = join(root, "src/platform/migrations");
const migrationsTable = "drizzle.__drizzle_migrations";

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

/** `tag`: the file's name; `when`: when it was written, in ms since 1970, by which migrations are ordered. */
type Migration = { tag: string; when: number };

export const allMigrations = (): Migration[] =>
  (JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as { entries: Migration[] })
    .entries;

/**
 * Applies the migrations up to `until`: to an empty database in one transaction, to one in use step by step without blocking older servers.
 * Resumes after an interruption. Leaves a database of a newer version unchanged; throws `CannotStart` if it is incompatible.
 */
export async function migrate(client: ClientBase, until = Number.POSITIVE_INFINITY): Promise<void> {
  const lastApplied = await readLastApplied(client);
  if (lastApplied === 0) return retryInTransaction(client, () => applyMigrations(client, until));
  if (lastApplied < (allMigrations()[0]?.when ?? 0))
    throw new CannotStart(
      "This database is of a version that cannot be upgraded directly. Start version 0.1.0 on it first, then this one.",
    );
  if (await isOfNewerVersion(client, lastApplied)) return;
  const pendingMigrations = findMigrations(lastApplied, until);
  if (pendingMigrations.length > 0) await retryInTransaction(client, () => ensureMigrationsTable(client));
  for (const migration of pendingMigrations) await applyMigrationInSteps(client, migration);
}

async function applyMigrationInSteps(client: ClientBase, migration: Migration) {
  const text = readMigrationSql(migration);
  await applyInPhases(client, migration.tag, text, () => recordMigration(client, migration, text));
}

/** Time of the database's newest migration; 0 for an empty database. */
async function readLastApplied(client: ClientBase): Promise<number> {
  const hasMigrationsTable = await queryBoolean(client, "select to_regclass($1) is not null as yes", [
    migrationsTable,
  ]);
  return hasMigrationsTable
    ? queryNumber(client, `select max(created_at) as number from ${migrationsTable}`)
    : 0;
}

/** Whether a database has newer migrations. Throws `CannotStart` if one removes what this version needs. */
async function isOfNewerVersion(client: ClientBase, lastApplied: number): Promise<boolean> {
  const newestKnown = allMigrations().at(-1)?.when ?? 0;
  if (lastApplied <= newestKnown) return false;
  const isCompatible = await queryBoolean(
    client,
    `select bool_and(coalesce((to_jsonb(m) ->> 'is_additive')::boolean, false)) as yes
     from ${migrationsTable} m where created_at > $1`,
    [newestKnown],
  );
  if (!isCompatible)
    throw new CannotStart(
      "This database is already that of a newer version of the shop. Start that version, or one newer still.",
    );
  log.warn(
    "This database is that of a newer version of the shop. This one can work with it, and leaves it as it is.",
  );
  return true;
}

const findMigrations = (lastApplied: number, until: number): Migration[] =>
  allMigrations().filter(({ when }) => when > lastApplied && when <= until);

async function ensureMigrationsTable(client: ClientBase): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    `create table if not exists ${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await client.query(`alter table ${migrationsTable} add column if not exists is_additive boolean`);
}

/**
 * Applies pending migrations in the transaction of `client`. Drizzle's migrator needs 130 MB
 * (docs/decisions/0009-tools.md).
 */
export async function applyMigrations(client: ClientBase, until = Number.POSITIVE_INFINITY): Promise<void> {
  const lastApplied = await readLastApplied(client);
  await ensureMigrationsTable(client);
  for (const migration of findMigrations(lastApplied, until)) {
    const text = readMigrationSql(migration);
    for (const statement of splitStatements(text)) await client.query(statement);
    await recordMigration(client, migration, text);
  }
}

const readMigrationSql = ({ tag }: Migration): string =>
  readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8");

async function recordMigration(client: ClientBase, { when }: Migration, text: string): Promise<void> {
  const hash = createHash("sha256").update(text).digest("hex");
  await client.query(`insert into ${migrationsTable} (hash, created_at, is_additive) values ($1, $2, $3)`, [
    hash,
    when,
    isAdditive(text),
  ]);
}
