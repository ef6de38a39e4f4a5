import type { Connection } from "../platform/database/connections.server.ts";
import { onJob } from "../platform/process/on-job.server.ts";
import { writeBackup } from "./archive/write-backup.server.ts";
import { failureReason } from "./backup-files.server.ts";
import type { BackupEnd } from "./backup-rows.server.ts";

export type BackupJob = { connection: Connection; path: string };

onJob<BackupJob, BackupEnd>(async ({ connection, path }) => {
  try {
    const { bytes } = await writeBackup(connection, path);
    return { file: path, bytes };
  } catch (error) {
    return { failure: failureReason(error) };
  }
});
