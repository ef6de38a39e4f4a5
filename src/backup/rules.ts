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

/** The hour of the daily backup until staff choose another, in Dhaka. */
export const defaultHour = 3;
/** The last hour of a day, of which the first is 0. */
export const lastHour = 23;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const dhakaOffsetMs = 6 * hourMs;

/** When the latest daily backup at `hour` of Dhaka's time was due. Both times are in ms since 1970. */
export function lastDueTime(hour: number, now: number): number {
  const dueToday = Math.floor((now + dhakaOffsetMs) / dayMs) * dayMs - dhakaOffsetMs + hour * hourMs;
  return dueToday <= now ? dueToday : dueToday - dayMs;
}

/** Day 0, 1 January 1970, was a Thursday; weeks begin on Sunday. */
const toWeekNumber = (day: number) => Math.floor((day + 4) / 7);

/** The times of the backups to delete, by Dhaka's calendar; `moments`: those of all backups, in ms since 1970. */
export function findExpired(moments: readonly number[], { days, weeks, months }: Retention): number[] {
  const newestFirst = moments.toSorted((one, other) => other - one);
  const toDayNumber = (moment: number) => Math.floor((moment + dhakaOffsetMs) / dayMs);
  const toMonth = (moment: number) => new Date(moment + dhakaOffsetMs).toISOString().slice(0, 7);
  const lastDays = new Set([...new Set(newestFirst.map(toDayNumber))].slice(0, days));
  const retainedMoments = new Set([
    ...newestFirst.filter((moment) => lastDays.has(toDayNumber(moment))),
    ...newestOfEach(newestFirst, (moment) => toWeekNumber(toDayNumber(moment))).slice(0, weeks),
    ...newestOfEach(newestFirst, toMonth).slice(0, months),
  ]);
  return moments.filter((moment) => !retainedMoments.has(moment));
}

const newestOfEach = (newestFirst: readonly number[], periodOf: (moment: number) => number | string) =>
  newestFirst.filter(
    (moment, index) => index === 0 || periodOf(moment) !== periodOf(newestFirst[index - 1] as number),
  );
