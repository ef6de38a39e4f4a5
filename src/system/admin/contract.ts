import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type System = z.infer<typeof schemas.systemAnswer>["data"];
export type Backup = z.infer<typeof schemas.backup>;
export type BackupPlanOf = z.infer<typeof schemas.backupPlan>;

/** How the shop's server, database, queues and backups are. */
export const showSystem = query<Record<never, never>, z.infer<typeof schemas.systemAnswer>>(
  "/api/admin/system",
  {
    data: { version: "string", queues: [{ queue: "string" }], backups: { plan: { version: "number" } } },
  },
);

/** When backups are made by themselves, and which stay; `version` is that of the plan that was seen. */
export const changeBackupPlan = command<BackupPlanOf, z.infer<typeof schemas.savedPlan>>(
  "/api/admin/system/backup-plan",
  { data: { version: "number" } },
);

/** Begins a backup; how it ends is seen in `showSystem`. */
export const startBackup = command<Record<never, never>, z.infer<typeof schemas.begunBackup>>(
  "/api/admin/system/backups",
  {},
);
