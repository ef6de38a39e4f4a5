import { shortSlotText } from "#src/delivery/slot-text.ts";
import { ExportButton } from "#src/kit/list/export-button.tsx";
import type { Period } from "#src/kit/period/rules.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { waitedText } from "#src/language/dates/waited.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import {
  exportLateDeliveries,
  type LateDelivery,
  type SalesReport,
} from "#src/orders/admin/sales/contract.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { ReportCard } from "./report-card.tsx";

type LateReportProps = { report: SalesReport["data"] | undefined; period: Period };

/** Orders delivered after their slot, or not at all although it is over. */
export function LateReport({ report, period }: LateReportProps) {
  return (
    <ReportCard
      title={m.report_late()}
      note={
        report &&
        report.promised > 0 &&
        m.report_late_note({ late: formatNumber(report.late), promised: formatNumber(report.promised) })
      }
      isEmpty={report && report.late === 0}
      emptyText={report?.promised === 0 ? m.report_none_promised() : m.report_none_late()}
      exportButton={
        <ExportButton operation={exportLateDeliveries} input={period} dataName={m.report_late()} />
      }
    >
      <ul className="divide-y divide-line">
        {report?.late_deliveries.map((order) => (
          <li key={order.id}>
            <LateRow {...order} />
          </li>
        ))}
      </ul>
      {report && report.late > report.late_deliveries.length && (
        <p className="px-2 pt-2 text-hint text-ink-soft">
          {m.report_late_more({ shown: formatNumber(report.late_deliveries.length) })}
        </p>
      )}
    </ReportCard>
  );
}

function LateRow({
  id,
  number: name,
  customer,
  rider,
  slot,
  delivered_at: deliveredAt,
  late_minutes,
}: LateDelivery) {
  return (
    <Link
      to={localUrl(`/admin/orders?search=${name}&order=${id}`)}
      className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-small px-2 py-1.5 hover:bg-leaf-tint sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]"
    >
      <span className="truncate font-semibold">
        {name} · {customer}
      </span>
      <span className="text-right text-hint font-bold sm:order-last">
        <span className={deliveredAt ? "" : "rounded-badge bg-turmeric px-1.5 py-0.5 text-turmeric-ink"}>
          {m.report_late_by({ wait: waitedText(late_minutes) })}
        </span>
      </span>
      <span className="truncate text-unit text-ink-soft max-sm:col-span-2">
        {shortSlotText(slot)} → {deliveredAt ? dayAndTime(deliveredAt) : m.report_not_delivered()}
        {rider && ` · ${rider}`}
      </span>
    </Link>
  );
}
