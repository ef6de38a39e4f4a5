import { dateOf, dayMs, startOfDay } from "#src/language/dates/dhaka.ts";
import { now } from "#src/platform/clock.server.ts";
import { readsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Sales } from "./contract.ts";
import { daySums, sumByNow, sumOf } from "./day-sums.server.ts";
import { daysShown, firstMoment } from "./days.ts";

/** The sums of 14 days until now, by day in Dhaka. */
export async function sumSales(_input: object, { shop }: ApiContext): Promise<{ data: Sales }> {
  const moment = now();
  const { orderedOn, endedOn, salesOn } = await readsFromNow(shop.database)((queries) =>
    daySums(queries, firstMoment(moment), new Date(moment)),
  );
  const dayAt = (daysAgo: number) => dateOf(startOfDay(moment) - daysAgo * dayMs);
  const besideOf = (on: typeof orderedOn) => ({
    today: sumOf(on(dayAt(0))),
    week_ago: sumByNow(on(dayAt(7))),
  });
  return {
    data: {
      ...besideOf(orderedOn),
      delivered: besideOf((day) => endedOn("completed", day)),
      cancelled: besideOf((day) => endedOn("cancelled", day)),
      days: Array.from({ length: daysShown }, (_, index) => salesOn(dayAt(daysShown - 1 - index))),
    },
  };
}
