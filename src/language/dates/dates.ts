import { locale } from "../locale.ts";

const options = { timeZone: "Asia/Dhaka" } as const;
const formats = {
  en: {
    day: new Intl.DateTimeFormat("en-GB", { ...options, day: "numeric", month: "short", year: "numeric" }),
    time: new Intl.DateTimeFormat("en-US", { ...options, hour: "numeric", minute: "2-digit" }),
  },
  bn: {
    day: new Intl.DateTimeFormat("bn-BD", { ...options, day: "numeric", month: "long", year: "numeric" }),
    time: new Intl.DateTimeFormat("bn-BD", {
      ...options,
      hour: "numeric",
      minute: "2-digit",
      dayPeriod: "short",
    }),
  },
};

/** "12 Nov 2026" or "১২ নভেম্বর, ২০২৬", in Dhaka's time zone. Takes an ISO time. */
export const day = (iso: string): string => formats[locale()].day.format(new Date(iso));

/** "12 Nov 2026, 5:04 PM" in Dhaka, in Bengali "…, বিকাল ৫:০৪". Takes an ISO time. */
export const dayAndTime = (iso: string): string => `${day(iso)}, ${clock(iso)}`;

/** "5:04 PM" in Dhaka; in Bengali the part of the day comes first, and night is "রাত". Takes an ISO time. */
export function clock(iso: string): string {
  const moment = new Date(iso);
  const format = formats[locale()].time;
  if (locale() === "en") return format.format(moment);
  const parts = format.formatToParts(moment);
  const period = parts.find(({ type }) => type === "dayPeriod")?.value ?? "";
  const time = parts.filter(({ type }) => type !== "dayPeriod").map(({ value }) => value);
  return `${period === "রাত্রি" ? "রাত" : period} ${time.join("").trim()}`;
}
