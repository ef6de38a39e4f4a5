import { clock } from "#src/language/dates/dates.ts";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { m } from "#src/language/messages.ts";
import { momentText } from "../moment-text.ts";

/** "until 4:00 PM", with the day if it is another one; "until we start packing" without a time. Takes an ISO time. */
export function untilText(until: string | undefined): string {
  if (until === undefined) return m.my_order_until_packing();
  const isToday = dateOf(Date.parse(until)) === dateOf(Date.now());
  return m.my_order_until({ time: isToday ? clock(until) : momentText(until) });
}
