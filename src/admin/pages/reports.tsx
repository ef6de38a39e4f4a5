import { mayWorkIn } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { Failed } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { daysText, PeriodChooser, usePeriod } from "#src/kit/period/period-chooser.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatSignedTaka } from "#src/language/numbers/minus-taka.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { reportSales, type SalesDay } from "#src/orders/admin/sales/contract.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { DayBars, sumOf } from "../components/dashboard/day-bars.tsx";
import { LateReport } from "../components/reports/late-report.tsx";
import { CategoryReport, CustomerReport } from "../components/reports/sales-reports.tsx";

export default function ReportsPage() {
  const period = usePeriod();
  const user = useSession()?.user;
  const { value, problem, stale, load } = useAdminLoad(reportSales, period);
  const report = value?.data;
  const mayOpen = (part: "catalogue" | "customers") => user !== undefined && mayWorkIn(user, part);
  return (
    <>
      <PageHead title={m.reports_title()} note={value && daysText(value.meta)}>
        {mayOpen("catalogue") && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink variant="second" size="dense" to={localUrl("/admin/losses?by=reason")}>
              {m.losses_title()}
            </ButtonLink>
            <ButtonLink variant="second" size="dense" to={localUrl("/admin/stock")}>
              {m.running_title()}
            </ButtonLink>
            <ButtonLink variant="second" size="dense" to={localUrl("/admin/search")}>
              {m.dashboard_missed()}
            </ButtonLink>
          </div>
        )}
      </PageHead>
      <PeriodChooser />
      {problem && <Failed text={problem.errors?.to ?? problem.message} onRetry={() => void load()} />}
      <div aria-busy={stale} className={`grid gap-3 ${stale && value ? "opacity-60" : ""}`}>
        <SalesBars days={report?.days} />
        <div className="grid items-start gap-3 lg:grid-cols-2">
          <CategoryReport categories={report?.categories} />
          <CustomerReport customers={report?.customers} period={period} mayOpen={mayOpen("customers")} />
        </div>
        <LateReport report={report} period={period} />
      </div>
    </>
  );
}

/** A longer period has a bar for each week by default. */
const maxDailyBars = 31;

const intervals = ["day", "week"] as const;

/** The sales as bars by day or week, which the URL parameter `by` selects. */
function SalesBars({ days }: { days: SalesDay[] | undefined }) {
  const { read, withChanges } = useListUrl();
  const chosenInterval = intervals.find((name) => name === read("by"));
  const interval = chosenInterval ?? (days && days.length > maxDailyBars ? "week" : "day");
  return (
    <DayBars title={m.reports_sales()} days={days} interval={interval} toTotalsText={reportText}>
      <fieldset className="flex gap-1">
        <legend className="sr-only">{m.losses_by()}</legend>
        {intervals.map((listed) => (
          <ButtonLink
            key={listed}
            viewTransition={false}
            preventScrollReset
            variant={listed === interval ? "primary" : "second"}
            size="dense"
            aria-current={listed === interval ? "true" : undefined}
            to={withChanges({ by: listed })}
          >
            {listed === "day" ? m.losses_by_day() : m.losses_by_week()}
          </ButtonLink>
        ))}
      </fieldset>
    </DayBars>
  );
}

/** The totals of a period; the rounding only if there is any. */
function reportText(days: SalesDay[]): string {
  const rounding = sumOf(days, "rounding");
  const sumsText = m.reports_sum({
    ordered: formatTaka(Math.round(sumOf(days, "taka"))),
    delivered: formatTaka(Math.round(sumOf(days, "delivered"))),
    cancelled: formatTaka(Math.round(sumOf(days, "cancelled"))),
  });
  return rounding === 0
    ? sumsText
    : `${sumsText} ${m.reports_rounding({ amount: formatSignedTaka(rounding) })}`;
}
