import { m } from "../messages.ts";
import { formatNumber } from "../numbers/numbers.ts";

const hour = 60;
const day = 24 * hour;

/** Whole minutes since an ISO time; 0 if a clock is wrong. Only in the browser. */
export const minutesSince = (iso: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / 60_000));

/** "32 min", "2 h 5 min", "3 days". Takes whole minutes. */
export function waited(minutes: number): string {
  if (minutes < hour) return m.waited_minutes({ minutes: formatNumber(minutes) });
  if (minutes >= 2 * day) return m.waited_days({ days: formatNumber(Math.floor(minutes / day)) });
  const values = { hours: formatNumber(Math.floor(minutes / hour)), minutes: formatNumber(minutes % hour) };
  return minutes % hour && minutes < 10 * hour ? m.waited_hours_minutes(values) : m.waited_hours(values);
}
