import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";

/** Whether a stock lasts less than two days. */
export const isUrgent = (days: number | null): boolean => days !== null && days < 2;

/** How long a stock lasts, in words: "Sold out", "less than a day", "about 3 days"; null where nothing is sold. */
export function lasts(days: number | null): string {
  if (days === null) return m.running_not_sold();
  if (days === 0) return m.common_sold_out();
  if (days < 1) return m.running_today();
  const whole = Math.floor(days);
  return whole === 1 ? m.running_one_day() : m.running_some_days({ days: number(whole) });
}
