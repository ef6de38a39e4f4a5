import type { Database, Queries } from "../platform/database/database.server.ts";
import { inTransaction } from "../platform/database/transaction.server.ts";
import { type BackupReason, lastDueTime, type Retention } from "./rules.ts";

/** The time without progress after which a backup counts as killed with its process. */
const maxRunningHours = 3;
/** The delay after a failed backup. */
const retryDelayMinutes = 60;

/** The key of an advisory lock: the same in all processes of the shop, and of no other lock. */
const claimLock = 7_300_457;

const isRunningSql = `ended_at is null and started_at > now() - make_interval(hours => ${maxRunningHours})`;

/** `hour`: of the daily backup in Dhaka; null if none is planned. `version` rises with each change. */
export type BackupPlan = Retention & { hour: number | null; version: number };

export async function readBackupPlan(queries: Queries, { lock = false } = {}): Promise<BackupPlan> {
  const { rows } = await queries.query<BackupPlan>(
    `select hour, retention as days, weeks, months, version from backup_plan ${lock ? "for update" : ""}`,
  );
  if (!rows[0]) throw new Error("the row of backup_plan is missing");
  return rows[0];
}

/** Records the start of a backup. Returns its id; undefined if one is running, or if `isDue` returns false. */
export function beginBackup(
  database: Database,
  {
    reason,
    host,
    isDue,
  }: { reason: BackupReason; host: string; isDue?: (queries: Queries) => Promise<boolean> },
): Promise<number | undefined> {
  return inTransaction(database, async (client) => {
    // Serialises concurrent processes.
    await client.query("select pg_advisory_xact_lock($1)", [claimLock]);
    const { rows: running } = await client.query(`select from backups where ${isRunningSql} limit 1`);
    if (running.length > 0 || (isDue && !(await isDue(client)))) return undefined;
    const { rows } = await client.query<{ id: number }>(
      "insert into backups (reason, host) values ($1, $2) returning id",
      [reason, host],
    );
    return rows[0]?.id;
  });
}

/** Whether no backup was made since the planned hour, and none failed recently. */
export async function isBackupDue(queries: Queries): Promise<boolean> {
  const { hour } = await readBackupPlan(queries);
  if (hour === null) return false;
  const { rows } = await queries.query<{ now: Date; made: Date | null; failed: boolean }>(
    `select now() as now, max(started_at) filter (where file is not null) as made,
       coalesce(bool_or(
         file is null and started_at > now() - make_interval(mins => ${retryDelayMinutes})
       ), false) as failed
     from backups where started_at > now() - interval '2 days'`,
  );
  const { now, made, failed } = rows[0] as (typeof rows)[number];
  return !failed && (made?.getTime() ?? 0) < lastDueTime(hour, now.getTime());
}

export type BackupEnd = { file: string; bytes: number } | { failure: string };

/** Records the result of a backup, unless it has one already. */
export async function endBackup(queries: Queries, id: number, end: BackupEnd): Promise<void> {
  const {
    file = null,
    bytes = null,
    failure = null,
  } = end as Partial<{ file: string; bytes: number; failure: string }>;
  await queries.query(
    "update backups set ended_at = now(), file = $2, bytes = $3, failure = $4 where id = $1 and ended_at is null",
    [id, file, bytes, failure?.slice(0, 500) ?? null],
  );
}

/** Whether to send an e-mail: for the first failure since a successful backup, or the first in a day. */
export async function isNewFailure(queries: Queries, id: number): Promise<boolean> {
  const { rows } = await queries.query(
    `select from backups b where b.id < $1 and b.failure is not null and b.started_at > now() - interval '20 hours'
       and not exists (select from backups m where m.id between b.id and $1 and m.file is not null) limit 1`,
    [id],
  );
  return rows.length === 0;
}

export async function deleteOldBackups({ database }: { database: { pool: Queries } }): Promise<void> {
  await database.pool.query("delete from backups where started_at < now() - interval '400 days'");
}

/** A line of the history. `file`, `bytes`: null unless it was made; `failure`: a reason for `failureText`. */
export type BackupRow = {
  id: number;
  reason: BackupReason;
  host: string;
  started_at: string;
  ended_at: string | null;
  file: string | null;
  bytes: number | null;
  failure: string | null;
};

/** The last ten, newest first. A backup of a killed process counts as stopped. */
export async function readLastBackups(queries: Queries): Promise<BackupRow[]> {
  const { rows } = await queries.query<
    Omit<BackupRow, "started_at" | "ended_at"> & { started: Date; ended: Date | null }
  >(
    `select id, reason, host, started_at as started, file, bytes,
       case when ended_at is null and not (${isRunningSql}) then started_at else ended_at end as ended,
       case when ended_at is null and not (${isRunningSql}) then 'stopped' else failure end as failure
     from backups order by started_at desc, id desc limit 10`,
  );
  return rows.map(({ started, ended, ...row }) => ({
    ...row,
    started_at: started.toISOString(),
    ended_at: ended?.toISOString() ?? null,
  }));
}
