import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import copyStreams from "pg-copy-streams";
import { continueAfterRestore } from "#src/events/continue-after-restore.server.ts";
import { type Connection, openClient } from "#src/platform/database/connections.server.ts";
import { allMigrations, applyMigrations } from "#src/platform/database/migrate.server.ts";
import { preparationLock } from "#src/platform/database/migrating/apply-in-phases.server.ts";
import { serverLocation } from "#src/platform/database/reach.server.ts";
import { CannotStart } from "#src/platform/process/cannot-start.server.ts";
import { copySql, countTables, tableSql } from "./list-tables.server.ts";
import type { BackedUpTable, Manifest } from "./manifest.server.ts";
import { type Archive, readArchive } from "./read-archive.server.ts";

export type RestoredBackup = {
  manifest: Manifest;
  /** How many migrations were applied after the backup's own. */
  migrationCount: number;
};

/** A restore that is about to begin; `database`: where it goes, in words. */
export type Restore = { manifest: Manifest; database: string };

/**
 * Restores a backup into an empty database, all or nothing, then migrates it. The event log continues with
 * new ids, and webhooks are paused. Calls `onBegin` after all checks, before the first write.
 * Throws `CannotStart` for a damaged file, one of a newer version, and a database that is not empty.
 */
export async function restoreBackup(
  connection: Connection,
  path: string,
  onBegin: (restore: Restore) => void = () => undefined,
): Promise<RestoredBackup> {
  const archive = await readArchive(path);
  const newerMigrationCount = countNewerMigrations(archive.manifest, path);
  const client = await openClient(connection, "tatka-restore");
  try {
    await client.query("select pg_advisory_lock($1)", [preparationLock]);
    await assertEmptyDatabase(client);
    onBegin({ manifest: archive.manifest, database: `"${client.database}" at ${serverLocation(client)}` });
    await client.query("begin");
    await applyMigrations(client, archive.manifest.schema);
    await loadAllTables(client, archive);
    await applyMigrations(client);
    await continueAfterRestore(client);
    await client.query("commit");
    await client.query("analyze");
    return { manifest: archive.manifest, migrationCount: newerMigrationCount };
  } finally {
    await client.end();
  }
}

function countNewerMigrations({ schema }: Manifest, path: string): number {
  const knownMigrations = allMigrations();
  if (schema > (knownMigrations.at(-1)?.when ?? 0))
    throw new CannotStart(
      `${path} is of a newer version of the shop than this one. Restore it with that version, or one newer still.`,
    );
  const migrationIndex = knownMigrations.findIndex(({ when }) => when === schema);
  if (migrationIndex < 0) throw new CannotStart(`${path} is of another shop: its tables are not known here.`);
  return knownMigrations.length - 1 - migrationIndex;
}

async function assertEmptyDatabase(client: Client): Promise<void> {
  const count = await countTables(client);
  if (count > 0)
    throw new CannotStart(
      [
        `This database is not empty: it has ${count} tables.`,
        "A restore goes into an empty one, so that nothing is overwritten.",
        "Name a new folder (DATA_DIR=…) or a new database (DATABASE_URL=…).",
      ].join(" "),
    );
}

/** Loads rows without triggers, which ran when the rows were written; foreign keys are checked at the end. */
async function loadAllTables(client: Client, archive: Archive): Promise<void> {
  const { tables, sequences } = archive.manifest;
  const tableNames = tables.map(tableSql);
  const foreignKeys = await readForeignKeys(client);
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const name of tableNames) await client.query(`alter table ${name} disable trigger user`);
  // A migration may have inserted rows.
  await client.query(`truncate ${tableNames.join(", ")}`);
  for (const table of tables) await loadTable(client, table, archive);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const name of tableNames) await client.query(`alter table ${name} enable trigger user`);
  for (const { last, ...sequence } of sequences)
    await client.query("select setval($1::regclass, $2)", [tableSql(sequence), last]);
}

async function loadTable(client: Client, table: BackedUpTable, { read }: Archive): Promise<void> {
  const copy = client.query(copyStreams.from(`copy ${copySql(table)} from stdin`));
  await pipeline(read(table.file), createGunzip(), copy);
  if (copy.rowCount !== table.rows)
    throw new Error(`${table.name}: ${copy.rowCount} rows instead of ${table.rows}`);
}

async function readForeignKeys(client: Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f'`,
  );
  return rows;
}
