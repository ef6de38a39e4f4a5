import { dateOf, dayMs, startOfDay } from "#src/language/dates/dhaka.ts";
import { now } from "#src/platform/clock.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Sales } from "./contract.ts";
import { daysShown, startOfFirstDay } from "./days.ts";
import { findDaySums, toSum, toSumUntilNow } from "./find-day-sums.server.ts";

/** The sums of 14 days until now, by day in Dhaka. */
export async function sumSales(_input: object, { shop }: ApiContext): Promise<{ data: Sales }> {
  const nowMs = now();
  const { orderedOn, endedOn, salesOn } = await createReadsFromNow(shop.database)((queries) =>
    findDaySums(queries, startOfFirstDay(nowMs), new Date(nowMs)),
  );
  const dayAt = (daysAgo: number) => dateOf(startOfDay(nowMs) - daysAgo * dayMs);
  const todayAndWeekAgo = (findDay: typeof orderedOn) => ({
    today: toSum(findDay(dayAt(0))),
    week_ago: toSumUntilNow(findDay(dayAt(7))),
  });
  return {
    data: {
      ...todayAndWeekAgo(orderedOn),
      delivered: todayAndWeekAgo((day) => endedOn("completed", day)),
      cancelled: todayAndWeekAgo((day) => endedOn("cancelled", day)),
      days: Array.from({ length: daysShown }, (_, index) => salesOn(dayAt(daysShown - 1 - index))),
    },
  };
}
