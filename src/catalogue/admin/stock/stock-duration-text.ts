import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";

export const isUrgent = (days: number | null): boolean => days !== null && days < 2;

/** "Sold out", "less than a day", "about 3 days", or that nothing is sold (null). */
export function stockDurationText(days: number | null): string {
  if (days === null) return m.running_not_sold();
  if (days === 0) return m.common_sold_out();
  if (days < 1) return m.running_today();
  const wholeDays = Math.floor(days);
  return wholeDays === 1 ? m.running_one_day() : m.running_some_days({ days: formatNumber(wholeDays) });
}
