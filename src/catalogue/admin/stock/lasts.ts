import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";

/** How long a stock lasts, in words: "Sold out", "less than a day", "about 3 days". */
export function lasts(days: number): string {
  if (days === 0) return m.running_gone();
  if (days < 1) return m.running_today();
  const whole = Math.floor(days);
  return whole === 1 ? m.running_one_day() : m.running_some_days({ days: number(whole) });
}
