import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type System = z.infer<typeof schemas.systemAnswer>["data"];
export type Backup = z.infer<typeof schemas.backup>;
export type BackupPlanOf = z.infer<typeof schemas.backupPlan>;

export const showSystem = query<Record<never, never>, z.infer<typeof schemas.systemAnswer>>(
  "/api/admin/system",
  {
    data: { version: "string", queues: [{ queue: "string" }], backups: { plan: { version: "number" } } },
  },
);

/** `version` is that of the plan on which the change is based. */
export const changeBackupPlan = command<BackupPlanOf, z.infer<typeof schemas.savedPlan>>(
  "/api/admin/system/backup-plan",
  { data: { version: "number" } },
);

/** Starts a backup; its result is in `showSystem`. Refuses with `changed` if one is running. */
export const startBackup = command<Record<never, never>, z.infer<typeof schemas.begunBackup>>(
  "/api/admin/system/backups",
  {},
);
