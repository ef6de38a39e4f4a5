import { locale } from "../locale.ts";
import { clock, day } from "./dates.ts";

const options = { timeZone: "Asia/Dhaka", day: "numeric", month: "short" } as const;
const formats = {
  en: new Intl.DateTimeFormat("en-GB", options),
  bn: new Intl.DateTimeFormat("bn-BD", options),
};

/** Short, for a table: "5:04 PM" of today, "12 Nov" of another day. Takes an ISO time; in the browser only. */
export function timeOrDay(iso: string): string {
  const today = day(iso) === day(new Date().toISOString());
  return today ? clock(iso) : formats[locale()].format(new Date(iso));
}
