import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { type BackupPlan, readBackupPlan } from "#src/backup/backup-rows.server.ts";
import { makeBackup } from "#src/backup/make-backup.server.ts";
import { record } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { planChange, savedPlan } from "./schemas.ts";

const subject = { id: "backup", name: "Backup" };

const toJournalFields = ({ hour, days, weeks, months }: Omit<BackupPlan, "version">) => ({
  backup_hour: hour,
  backups_kept: days,
  backup_weeks: weeks,
  backup_months: months,
});

/** Changes the backup plan. Refuses with `changed` and the current plan if it is stale. */
export function changeBackupPlan(
  { version, ...plan }: z.output<typeof planChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<z.output<typeof savedPlan>> {
  return inTransaction(shop.database, async (client) => {
    const previousPlan = await readBackupPlan(client, { lock: true });
    expectVersion(previousPlan, version, { changed: m.system_plan_changed() });
    await client.query(
      "update backup_plan set hour = $1, retention = $2, weeks = $3, months = $4, version = version + 1",
      [plan.hour, plan.days, plan.weeks, plan.months],
    );
    await record(client, viewer, {
      action: "settings.backups_changed",
      subject,
      before: toJournalFields(previousPlan),
      after: toJournalFields(plan),
    });
    return { success: true as const, data: { ...plan, version: version + 1 } };
  });
}

export const startBackup =
  (signal: AbortSignal) =>
  async (_input: object, { shop, viewer }: ApiContext<Viewer>): Promise<{ success: true }> => {
    const startedBackup = await makeBackup(shop, { reason: "admin", signal });
    if (!startedBackup) throw new Problem("changed", m.system_backup_running());
    startedBackup.ended.catch((error) => shop.log.warn("a backup was not noted", { error }));
    await record(shop.database.pool, viewer, { action: "settings.backup_started", subject });
    return { success: true };
  };
