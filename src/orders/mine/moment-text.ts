import { clock, dayAndTime } from "#src/language/dates/dates.ts";
import { shortDay } from "#src/language/dates/day-names.ts";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";

/** "Sun 5:04 PM" or "রবি বিকাল ৫:০৪" within the last six days, else with the date. Takes an ISO time. */
export function momentText(iso: string): string {
  const moment = Date.parse(iso);
  if (Math.abs(Date.now() - moment) > 6 * dayMs) return dayAndTime(iso);
  return `${shortDay(dateOf(moment)).split(" ", 1)[0]} ${clock(iso)}`;
}
