export const backupReasons = ["schedule", "admin", "command"] as const;
export type BackupReason = (typeof backupReasons)[number];

/**
 * The backups that stay: all of the last `days`, and the newest of each of the last weeks and months. Only periods
 * with a backup count, so that a pause deletes nothing.
 */
export type Retention = { days: number; weeks: number; months: number };

export const defaultRetention: Retention = { days: 14, weeks: 8, months: 12 };
/** The maximum number of days, of weeks and of months. */
export const maxRetention = 366;

/** Default and maximum hour of the day. */
export const defaultHour = 3;
export const lastHour = 23;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const dhakaOffsetMs = 6 * hourMs;

/** When the latest daily backup at `hour` was due, in Dhaka's time. */
export function lastDueTime(hour: number, now: number): number {
  const today = Math.floor((now + dhakaOffsetMs) / dayMs) * dayMs - dhakaOffsetMs + hour * hourMs;
  return today <= now ? today : today - dayMs;
}

const toWeekNumber = (day: number) => Math.floor((day + 4) / 7);

/** The times of the backups to delete, by Dhaka's calendar. */
export function findExpired(moments: readonly number[], { days, weeks, months }: Retention): number[] {
  const newestFirst = moments.toSorted((one, other) => other - one);
  const toDayNumber = (moment: number) => Math.floor((moment + dhakaOffsetMs) / dayMs);
  const toMonth = (moment: number) => new Date(moment + dhakaOffsetMs).toISOString().slice(0, 7);
  const lastDays = new Set([...new Set(newestFirst.map(toDayNumber))].slice(0, days));
  const retained = new Set([
    ...newestFirst.filter((moment) => lastDays.has(toDayNumber(moment))),
    ...newestOfEach(newestFirst, (moment) => toWeekNumber(toDayNumber(moment))).slice(0, weeks),
    ...newestOfEach(newestFirst, toMonth).slice(0, months),
  ]);
  return moments.filter((moment) => !retained.has(moment));
}

const newestOfEach = (newestFirst: readonly number[], periodOf: (moment: number) => number | string) =>
  newestFirst.filter(
    (moment, index) => index === 0 || periodOf(moment) !== periodOf(newestFirst[index - 1] as number),
  );
