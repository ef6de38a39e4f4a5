export const backupReasons = ["schedule", "admin", "command"] as const;
export type BackupReason = (typeof backupReasons)[number];

/**
 * Which backups stay: all of the last `days`, and of each of the last `weeks` and `months` the newest. Only days, weeks and months count
 * of which there is a backup: a shop that was closed for a year loses none by being opened.
 */
export type Retention = { days: number; weeks: number; months: number };

/** At first. */
export const usualRetention: Retention = { days: 14, weeks: 8, months: 12 };
/** Of days, weeks and months at most. */
export const maxRetention = 366;

/** The hour of the day at first, and the last one. */
export const usualHour = 3;
export const lastHour = 23;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Dhaka is six hours ahead of UTC, all year. */
const dhakaMs = 6 * hourMs;

/** The last moment at which a backup of every day at `hour` was due, by Dhaka's clock. */
export function lastDue(hour: number, now: number): number {
  const today = Math.floor((now + dhakaMs) / dayMs) * dayMs - dhakaMs + hour * hourMs;
  return today <= now ? today : today - dayMs;
}

/** A week begins on Sunday; day 0 of Unix was a Thursday. */
const weekOf = (day: number) => Math.floor((day + 4) / 7);

/** Which of the backups made at these moments may go; days, weeks and months are those of Dhaka's calendar. */
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
    (moment, at) => at === 0 || periodOf(moment) !== periodOf(newestFirst[at - 1] as number),
  );
