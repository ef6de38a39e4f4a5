import { locale } from "../locale.ts";
import { clock, day } from "./dates.ts";

const options = { timeZone: "Asia/Dhaka", day: "numeric", month: "short" } as const;
const formats = {
  en: new Intl.DateTimeFormat("en-GB", options),
  bn: new Intl.DateTimeFormat("bn-BD", options),
};

const weekdays = { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" } as const;
const weekdayFormats = {
  en: new Intl.DateTimeFormat("en-GB", weekdays),
  bn: new Intl.DateTimeFormat("bn-BD", weekdays),
};

const ofWeekday = {
  en: new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Dhaka", weekday: "long" }),
  bn: new Intl.DateTimeFormat("bn-BD", { timeZone: "Asia/Dhaka", weekday: "long" }),
};

const short = { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" } as const;
const shortFormats = {
  en: new Intl.DateTimeFormat("en-GB", short),
  bn: new Intl.DateTimeFormat("bn-BD", short),
};

/** "Tuesday" or "মঙ্গলবার". Takes an ISO time. */
export const weekdayName = (iso: string): string => ofWeekday[locale()].format(new Date(iso));

/** "Tue 24 Nov" or "মঙ্গল ২৪ নভে". Takes a day of the calendar, "2026-11-24". */
export const shortDay = (date: string): string =>
  [partOf(date, "weekday"), partOf(date, "day"), partOf(date, "month")].join(" ");

const narrow = new Intl.DateTimeFormat("bn-BD", { timeZone: "UTC", weekday: "narrow" });

/** "Tue" or "ম" (short ones are too long in Bengali), and "24" or "২৪", of such a day. */
export const shortWeekday = (date: string): string =>
  locale() === "bn" ? narrow.format(new Date(date)) : partOf(date, "weekday");
export const dayOfMonth = (date: string): string => partOf(date, "day");

const partOf = (date: string, part: "weekday" | "day" | "month"): string =>
  shortFormats[locale()].formatToParts(new Date(date)).find(({ type }) => type === part)?.value ?? "";

/** "Tuesday 24 November" or "মঙ্গলবার, ২৪ নভেম্বর". Takes a day of the calendar, "2026-11-24". */
export const weekday = (date: string): string => weekdayFormats[locale()].format(new Date(date));

/** Short, for a table: "5:04 PM" of today, "12 Nov" of another day. Takes an ISO time; in the browser only. */
export function timeOrDay(iso: string): string {
  const today = day(iso) === day(new Date().toISOString());
  return today ? clock(iso) : formats[locale()].format(new Date(iso));
}
