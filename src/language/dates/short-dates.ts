import { locale } from "../locale.ts";
import { clock, day } from "./dates.ts";

const options = { timeZone: "Asia/Dhaka", day: "numeric", month: "short" } as const;
const formats = {
  en: new Intl.DateTimeFormat("en-GB", options),
  bn: new Intl.DateTimeFormat("bn-BD", options),
};

const weekdayOptions = { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" } as const;
const weekdayFormats = {
  en: new Intl.DateTimeFormat("en-GB", weekdayOptions),
  bn: new Intl.DateTimeFormat("bn-BD", weekdayOptions),
};

/** "Tuesday 24 November" or "মঙ্গলবার, ২৪ নভেম্বর". Takes a calendar date, "2026-11-24". */
export const weekday = (date: string): string => weekdayFormats[locale()].format(new Date(date));

/** "24 Nov" or "২৪ নভে". Takes a calendar date, "2026-11-24". */
export const dayAndMonth = (date: string): string => formats[locale()].format(new Date(date));

/** Formats an ISO time for tables: "5:04 PM" today, else "12 Nov". Browser only: a cached page may be older. */
export function timeOrDay(iso: string): string {
  const today = day(iso) === day(new Date().toISOString());
  return today ? clock(iso) : formats[locale()].format(new Date(iso));
}
