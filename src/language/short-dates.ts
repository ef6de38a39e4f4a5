import { day } from "./dates.ts";
import { locale } from "./locale.ts";

const timeZone = "Asia/Dhaka";
const formats = {
  en: {
    time: new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" }),
    day: new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "short" }),
  },
  bn: {
    time: new Intl.DateTimeFormat("bn-BD", { timeZone, hour: "numeric", minute: "2-digit" }),
    day: new Intl.DateTimeFormat("bn-BD", { timeZone, day: "numeric", month: "short" }),
  },
};

/** Short, for a table: "5:04 PM" of today, "12 Nov" of another day. Takes an ISO time; in the browser only. */
export function timeOrDay(iso: string): string {
  const today = day(iso) === day(new Date().toISOString());
  return formats[locale()][today ? "time" : "day"].format(new Date(iso));
}
