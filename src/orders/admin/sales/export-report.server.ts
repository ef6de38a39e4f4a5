import type { z } from "zod";
import { type CsvValue, toCsvLine } from "#src/api/csv-line.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { plainClockText } from "#src/delivery/slot-text.ts";
import { type JournalEntry, record } from "#src/journal/record.server.ts";
import { type PeriodDays, resolveDays } from "#src/kit/period/resolve-days.server.ts";
import type { periodQuery } from "#src/kit/period/schemas.ts";
import { dateAndTime, dateOf } from "#src/language/dates/dhaka.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import { replicaWaits } from "#src/platform/database/replica.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Csv } from "#src/platform/http/serve-download.server.ts";
import { findBestCustomers, findLateDeliveries } from "./report.server.ts";

type Query = z.output<typeof periodQuery>;

/** The export is recorded in the journal. */
export async function exportBestCustomers(query: Query, context: ApiContext<Viewer>): Promise<Csv> {
  const customers = await readReport(query, context, findBestCustomers);
  const lines = customers.map(({ id: _, name, orders, ordered, delivered, last_order }) => [
    name,
    orders,
    ordered,
    delivered,
    dateOf(Date.parse(last_order)),
  ]);
  return recordExport(
    { name: "best-customers", action: "user.exported", after: { customers: lines.length } },
    [["customer", "orders", "ordered_taka", "delivered_taka", "last_order"], ...lines],
    context,
  );
}

/** The export is recorded in the journal. */
export async function exportLateDeliveries(query: Query, context: ApiContext<Viewer>): Promise<Csv> {
  const lateRows = await readReport(query, context, findLateDeliveries);
  const lines = lateRows.map(
    ({ number, customer, rider, slot, progress, delivered_at: at, late_minutes }) => [
      number,
      customer,
      rider,
      slot.day,
      plainClockText(slot.from),
      plainClockText(slot.to),
      progress,
      at && dateAndTime(at),
      late_minutes,
    ],
  );
  return recordExport(
    { name: "late-deliveries", action: "order.exported", after: { orders: lines.length } },
    [
      [
        "order",
        "customer",
        "rider",
        "slot_day",
        "slot_from",
        "slot_to",
        "progress",
        "delivered_at",
        "late_minutes",
      ],
      ...lines,
    ],
    context,
  );
}

const readReport = <Row>(
  query: Query,
  { shop }: ApiContext,
  read: (queries: Queries, days: PeriodDays) => Promise<Row[]>,
): Promise<Row[]> =>
  createReadsFromNow(shop.database, replicaWaits.long)((queries) => read(queries, resolveDays(query)));

type Export = Pick<JournalEntry, "action" | "after"> & { name: string };

async function recordExport(
  { name, action, after }: Export,
  lines: CsvValue[][],
  { shop, viewer }: ApiContext<Viewer>,
): Promise<Csv> {
  const fileName = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  await record(shop.database.pool, viewer, { action, subject: { id: 0, name: fileName }, after });
  return { fileName, lines: toSingleChunk(lines) };
}

async function* toSingleChunk(lines: CsvValue[][]): AsyncGenerator<string> {
  yield lines.map(toCsvLine).join("");
}
