import { locale } from "./locale.ts";

const options = { timeZone: "Asia/Dhaka" } as const;
const formats = {
  en: {
    day: new Intl.DateTimeFormat("en-GB", { ...options, day: "numeric", month: "short", year: "numeric" }),
    time: new Intl.DateTimeFormat("en-US", { ...options, hour: "numeric", minute: "2-digit" }),
  },
  bn: {
    day: new Intl.DateTimeFormat("bn-BD", { ...options, day: "numeric", month: "long", year: "numeric" }),
    time: new Intl.DateTimeFormat("bn-BD", { ...options, hour: "numeric", minute: "2-digit" }),
  },
};

/** "12 Nov 2026" or "১২ নভেম্বর, ২০২৬", as the clock of Dhaka has it. Takes an ISO time. */
export const day = (iso: string): string => formats[locale()].day.format(new Date(iso));

/** "12 Nov 2026, 5:04 PM" in Dhaka. Takes an ISO time. */
export const dayAndTime = (iso: string): string =>
  `${day(iso)}, ${formats[locale()].time.format(new Date(iso))}`;
