import { locale } from "../locale.ts";

// Separate from short-dates.ts, which every shopper loads.

const weekdayFormats = {
  en: new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Dhaka", weekday: "long" }),
  bn: new Intl.DateTimeFormat("bn-BD", { timeZone: "Asia/Dhaka", weekday: "long" }),
};

const shortOptions = { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" } as const;
const shortFormats = {
  en: new Intl.DateTimeFormat("en-GB", shortOptions),
  bn: new Intl.DateTimeFormat("bn-BD", shortOptions),
};

/** "Tuesday" or "মঙ্গলবার". Takes an ISO time. */
export const weekdayName = (iso: string): string => weekdayFormats[locale()].format(new Date(iso));

/** "Tue 24 Nov" or "মঙ্গল ২৪ নভে". Takes a calendar date, "2026-11-24". */
export const shortDay = (date: string): string =>
  [datePart(date, "weekday"), datePart(date, "day"), datePart(date, "month")].join(" ");

const narrowFormat = new Intl.DateTimeFormat("bn-BD", { timeZone: "UTC", weekday: "narrow" });

/** "Tue" or "ম" of a calendar date: short names are too long in Bengali. */
export const shortWeekday = (date: string): string =>
  locale() === "bn" ? narrowFormat.format(new Date(date)) : datePart(date, "weekday");
/** "24" or "২৪" of a calendar date. */
export const dayNumber = (date: string): string => datePart(date, "day");

const monthOptions = { timeZone: "UTC", month: "long", year: "numeric" } as const;
const monthFormats = {
  en: new Intl.DateTimeFormat("en-GB", monthOptions),
  bn: new Intl.DateTimeFormat("bn-BD", monthOptions),
};

/** "November 2026" of a calendar date. */
export const monthName = (date: string): string => monthFormats[locale()].format(new Date(date));

const datePart = (date: string, part: "weekday" | "day" | "month"): string =>
  shortFormats[locale()].formatToParts(new Date(date)).find(({ type }) => type === part)?.value ?? "";
