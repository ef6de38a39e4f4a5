import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import copyStreams from "pg-copy-streams";
import { type Connection, openClient } from "#src/platform/database/connections.server.ts";
import { isBetweenVersions } from "#src/platform/database/migrating/apply-in-phases.server.ts";
import { CannotStart } from "#src/platform/process/cannot-start.server.ts";
import { ArchiveWriter } from "./archive-writer.server.ts";
import { copySql, type DatabaseTable, listTables, tableSql } from "./list-tables.server.ts";
import {
  type BackedUpTable,
  backupFormat,
  checksumsName,
  type Manifest,
  manifestName,
} from "./manifest.server.ts";

/** Gzip level: most of the compression in a third of the time. */
const gzipLevel = 4;

export type WrittenBackup = { bytes: number; rows: number; tables: number };

/**
 * Writes a consistent snapshot of the database without blocking the shop. Throws `CannotStart` during a migration.
 */
export async function writeBackup(connection: Connection, path: string): Promise<WrittenBackup> {
  const partPath = `${path}.part`;
  await rm(partPath, { force: true });
  const client = await openClient(connection, "tatka-backup");
  try {
    const archive = await ArchiveWriter.create(partPath);
    try {
      const { tables } = await writeArchive(client, archive);
      const bytes = await archive.end();
      await rename(partPath, path);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return { bytes, rows, tables: tables.length };
    } catch (error) {
      await archive.close().catch(() => undefined);
      await rm(partPath, { force: true });
      throw error;
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function writeArchive(client: Client, archive: ArchiveWriter): Promise<Manifest> {
  const tables = await beginSnapshot(client);
  const facts = await readDatabaseFacts(client);
  const checksumLines: string[] = [];
  const add = async (name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>) => {
    const { sha256 } = await archive.add(name, content);
    checksumLines.push(`${sha256}  ${name}\n`);
    return sha256;
  };
  const writtenTables: BackedUpTable[] = [];
  for (const table of tables) {
    const file = `tables/${table.schema}.${table.name}.copy.gz`;
    const copy = client.query(copyStreams.to(`copy ${copySql(table)} to stdout`));
    const gzip = createGzip({ level: gzipLevel });
    const [sha256] = await Promise.all([add(file, gzip), pipeline(copy, gzip)]);
    writtenTables.push({ ...table, file, rows: copy.rowCount, sha256 });
  }
  // Later sequence numbers are skipped, never reused.
  const { rows: sequences } = await client.query<Manifest["sequences"][number]>(
    `select schemaname::text as schema, sequencename::text as name, last_value as last from pg_sequences
     where last_value is not null and schemaname <> 'drizzle' order by 1, 2`,
  );
  await client.query("commit");
  const manifest: Manifest = { format: backupFormat, ...facts, tables: writtenTables, sequences };
  await add(manifestName, [Buffer.from(JSON.stringify(manifest, null, 1))]);
  await archive.add(checksumsName, [Buffer.from(checksumLines.join(""))]);
  return manifest;
}

/** Locks all tables before the snapshot, to exclude migrations. */
async function beginSnapshot(client: Client): Promise<DatabaseTable[]> {
  const tablesBefore = await listTables(client);
  await client.query("begin transaction isolation level repeatable read read only");
  if (tablesBefore.length > 0)
    await client.query(`lock table ${tablesBefore.map(tableSql).join(", ")} in access share mode`);
  const tables = await listTables(client);
  if (JSON.stringify(tables) !== JSON.stringify(tablesBefore)) {
    await client.query("rollback");
    return beginSnapshot(client);
  }
  if (await isBetweenVersions(client))
    throw new CannotStart(
      "This database is just being brought to a newer version of the shop: back it up when that is done.",
    );
  if (!tables.some(({ name }) => name === "orders"))
    throw new CannotStart("This database holds no shop yet: there is nothing to back up.");
  return tables;
}

async function readDatabaseFacts(client: Client) {
  const { rows } = await client.query<Pick<Manifest, "postgres" | "schema"> & { at: Date }>(
    `select current_setting('server_version') as postgres,
       (select max(created_at) from drizzle.__drizzle_migrations) as schema, now() as at`,
  );
  const { at, ...facts } = rows[0] as (typeof rows)[number];
  return { ...facts, made_at: at.toISOString() };
}
