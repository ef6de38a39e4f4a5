import { hostname } from "node:os";
import { resolve } from "node:path";
import { CannotStart } from "../platform/process/cannot-start.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { runCommand } from "../platform/shop-command.server.ts";
import { type Restore, restoreBackup } from "./archive/restore-backup.server.ts";
import { type WrittenBackup, writeBackup } from "./archive/write-backup.server.ts";
import { failureReason, newBackupPath } from "./backup-files.server.ts";
import { beginBackup, endBackup } from "./backup-rows.server.ts";
import { failureText } from "./failure-text.ts";

/** `npm run backup [FILE]`: makes a backup, also while the shop runs. Returns the process's exit code. */
export const runBackup = (args: string[]): Promise<number> =>
  runCommand(async (shop) => {
    const path = args[0] ? resolve(args[0]) : await newBackupPath(shop.settings.backupDir);
    const { bytes, rows, tables } = await runRecordedBackup(shop, path);
    const content = `${rows} rows of ${tables} tables, ${formatBytes(bytes)}.`;
    const advice = "keep it safe, and not only on this machine.";
    const missing = "the settings of the environment (passwords of mail and SMS, PUBLIC_URL and such).";
    return [
      `Backed up: ${path}`,
      `${content} It holds customers' data and the shop's secrets: ${advice}`,
      `Not in it: ${missing} Keep those, too.`,
    ].join("\n  ");
  });

/** `npm run restore FILE`: restores a backup into an empty database. Returns the process's exit code. */
export const runRestore = ([file = "", ...extraArguments]: string[]): Promise<number> =>
  runCommand(async ({ connection }) => {
    if (!file || extraArguments.length > 0) throw new CannotStart("Which backup? npm run restore backup.tar");
    const path = resolve(file);
    const { manifest, migrationCount: stepCount } = await restoreBackup(connection, path, (restore) =>
      process.stdout.write(`\n  ${restoreText(path, restore)}\n`),
    );
    const migrationText =
      stepCount > 0 ? ` Its tables were brought to this version (${stepCount} steps).` : "";
    return [
      `Restored: the shop as of ${manifest.made_at}.${migrationText}`,
      "Any webhooks are paused until somebody resumes them in the back office.",
      "Open it: npm start, with the same settings of the environment as before.",
    ].join("\n  ");
  });

function restoreText(path: string, { manifest: { made_at, tables }, database }: Restore): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const orders = tables.find(({ schema, name }) => schema === "public" && name === "orders")?.rows ?? 0;
  const content = `${tables.length} tables with ${rows} rows, among them ${orders} orders`;
  return [
    `Restoring ${path}`,
    `which has the shop as of ${made_at}: ${content},`,
    `into the database ${database}, which is empty. Nothing is overwritten.`,
  ].join("\n  ");
}

async function runRecordedBackup({ connection, database }: Shop, path: string): Promise<WrittenBackup> {
  const { rows } = await database.pool.query("select from pg_tables where tablename = 'backups'");
  const id = rows[0] && (await beginBackup(database, { reason: "command", host: hostname() }));
  try {
    const written = await writeBackup(connection, path);
    if (id) await endBackup(database.pool, id, { file: path, bytes: written.bytes });
    return written;
  } catch (error) {
    const failure = failureReason(error);
    if (id) await endBackup(database.pool, id, { failure });
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`No backup could be made: ${failureText(failure)}.`);
  }
}

const formatBytes = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.ceil(bytes / 1_024)} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
