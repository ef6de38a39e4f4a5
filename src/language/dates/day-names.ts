import { locale } from "../locale.ts";

// Separate from short-dates.ts, which every shopper loads.

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

/** "Tue 24 Nov" or "মঙ্গল ২৪ নভে". Takes a calendar date, "2026-11-24". */
export const shortDay = (date: string): string =>
  [partOf(date, "weekday"), partOf(date, "day"), partOf(date, "month")].join(" ");

const narrow = new Intl.DateTimeFormat("bn-BD", { timeZone: "UTC", weekday: "narrow" });

/** "Tue" or "ম" (short names are too long in Bengali), and "24" or "২৪", of a calendar date. */
export const shortWeekday = (date: string): string =>
  locale() === "bn" ? narrow.format(new Date(date)) : partOf(date, "weekday");
export const dayNumber = (date: string): string => partOf(date, "day");

const month = { timeZone: "UTC", month: "long", year: "numeric" } as const;
const monthFormats = {
  en: new Intl.DateTimeFormat("en-GB", month),
  bn: new Intl.DateTimeFormat("bn-BD", month),
};

export const monthName = (date: string): string => monthFormats[locale()].format(new Date(date));

const partOf = (date: string, part: "weekday" | "day" | "month"): string =>
  shortFormats[locale()].formatToParts(new Date(date)).find(({ type }) => type === part)?.value ?? "";
