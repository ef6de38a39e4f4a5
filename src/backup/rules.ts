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
const dhakaMs = 6 * hourMs;

/** When the latest daily backup at `hour` was due, in Dhaka's time. */
export function lastDue(hour: number, now: number): number {
  const today = Math.floor((now + dhakaMs) / dayMs) * dayMs - dhakaMs + hour * hourMs;
  return today <= now ? today : today - dayMs;
}

const weekOf = (day: number) => Math.floor((day + 4) / 7);

/** The times of the backups to delete, by Dhaka's calendar. */
export function notRetained(moments: readonly number[], { days, weeks, months }: Retention): number[] {
  const newestFirst = moments.toSorted((one, other) => other - one);
  const dayOf = (moment: number) => Math.floor((moment + dhakaMs) / dayMs);
  const monthOf = (moment: number) => new Date(moment + dhakaMs).toISOString().slice(0, 7);
  const lastDays = new Set([...new Set(newestFirst.map(dayOf))].slice(0, days));
  const staying = new Set([
    ...newestFirst.filter((moment) => lastDays.has(dayOf(moment))),
    ...newestOfEach(newestFirst, (moment) => weekOf(dayOf(moment))).slice(0, weeks),
    ...newestOfEach(newestFirst, monthOf).slice(0, months),
  ]);
  return moments.filter((moment) => !staying.has(moment));
}

const newestOfEach = (newestFirst: readonly number[], periodOf: (moment: number) => number | string) =>
  newestFirst.filter(
    (moment, index) => index === 0 || periodOf(moment) !== periodOf(newestFirst[index - 1] as number),
  );
