import { clockRangeText } from "#src/delivery/slot-text.ts";
import { startOfDay } from "#src/language/dates/dhaka.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { MyOrder } from "./contract.ts";

/** "3 stops before you, about 6:10–6:30 pm." */
export function arrivalText({ stops_before: count, from, to }: NonNullable<MyOrder["arrival"]>): string {
  const stopsText = stopsBeforeText(count);
  if (from === undefined || to === undefined) return m.my_order_arrival({ before: stopsText });
  return m.my_order_arrival_about({
    before: stopsText,
    time: clockRangeText({ from: minuteOfDay(from), to: minuteOfDay(to) }),
  });
}

function stopsBeforeText(count: number): string {
  if (count === 0) return m.my_order_next_stop();
  return count === 1 ? m.my_order_one_stop_before() : m.my_order_stops_before({ count: formatNumber(count) });
}

/** The minutes since midnight in Dhaka of an ISO time. */
function minuteOfDay(moment: string): number {
  const ms = Date.parse(moment);
  return Math.round((ms - startOfDay(ms)) / 60_000);
}
