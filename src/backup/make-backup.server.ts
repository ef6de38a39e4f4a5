import { hostname } from "node:os";
import type { Queries } from "../platform/database/database.server.ts";
import { runWorker } from "../platform/process/run-worker.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { failureReason, newBackupPath, pruneBackups } from "./backup-files.server.ts";
import type { BackupJob } from "./backup-process.server.ts";
import {
  type BackupEnd,
  beginBackup,
  endBackup,
  isNewFailure,
  readBackupPlan,
} from "./backup-rows.server.ts";
import { mailFailure } from "./mail-failure.server.ts";
import type { BackupReason } from "./rules.ts";

type BackupRequest = {
  reason: BackupReason;
  signal: AbortSignal;
  isDue?: (queries: Queries) => Promise<boolean>;
};

/** Starts a backup in a child process, unless one is running or none is due. `ended` settles after log and e-mail. */
export async function makeBackup(
  shop: Shop,
  { reason, signal, isDue }: BackupRequest,
): Promise<{ ended: Promise<void> } | undefined> {
  const id = await beginBackup(shop.database, { reason, host: hostname(), ...(isDue && { isDue }) });
  return id === undefined ? undefined : { ended: finishBackup(shop, id, signal) };
}

async function finishBackup(shop: Shop, id: number, signal: AbortSignal): Promise<void> {
  const { pool } = shop.database;
  const startedAt = Date.now();
  const end = await runBackupProcess(shop, signal);
  await endBackup(pool, id, end);
  if ("failure" in end) {
    shop.log.error("no backup could be made", { folder: shop.settings.backupDir, reason: end.failure });
    if (end.failure !== "stopped" && (await isNewFailure(pool, id))) await mailFailure(shop, end.failure);
    return;
  }
  shop.log.info("backup made", { ...end, ms: Date.now() - startedAt });
  await pruneBackups(shop.settings.backupDir, await readBackupPlan(pool));
}

async function runBackupProcess({ settings, connection }: Shop, signal: AbortSignal): Promise<BackupEnd> {
  try {
    const path = await newBackupPath(settings.backupDir);
    return await runWorker<BackupJob, BackupEnd>("backup/backup-process", { connection, path }, { signal });
  } catch (error) {
    return { failure: signal.aborted ? "stopped" : failureReason(error) };
  }
}
