import { m } from "../messages.ts";
import { formatNumber } from "../numbers/numbers.ts";

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** Whole minutes since an ISO time; 0 if a clock is wrong. Only in the browser. */
export const minutesSince = (iso: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / 60_000));

/** "32 min", "2 h 5 min", "3 days". Takes whole minutes. */
export function waitedText(minutes: number): string {
  if (minutes < minutesPerHour) return m.waited_minutes({ minutes: formatNumber(minutes) });
  if (minutes >= 2 * minutesPerDay)
    return m.waited_days({ days: formatNumber(Math.floor(minutes / minutesPerDay)) });
  const values = {
    hours: formatNumber(Math.floor(minutes / minutesPerHour)),
    minutes: formatNumber(minutes % minutesPerHour),
  };
  return minutes % minutesPerHour && minutes < 10 * minutesPerHour
    ? m.waited_hours_minutes(values)
    : m.waited_hours(values);
}
