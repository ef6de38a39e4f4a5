export const backupReasons = ["schedule", "admin", "command"] as const;
export type BackupReason = (typeof backupReasons)[number];

/** How many backups stay at first, and at most. */
export const usualRetention = 14;
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
