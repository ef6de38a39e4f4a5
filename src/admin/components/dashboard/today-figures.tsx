import type { ReactNode } from "react";
import type { Overview } from "#src/admin/contract.ts";
import type { Loaded } from "#src/api/client/use-load.ts";
import { clock } from "#src/language/dates/dates.ts";
import { weekdayName } from "#src/language/dates/day-names.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { Sales, SalesSum } from "#src/orders/admin/sales/contract.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";

type TodayFiguresProps = {
  /** Undefined if the viewer may not see them: no cell then shows an amount. */
  sales?: Loaded<{ data: Sales }> | undefined;
  users?: Overview["users"] | undefined;
  showsUsers: boolean;
};

type CellProps = {
  label: string;
  /** Until now; undefined while loading. */
  today: number | undefined;
  /** A week ago, until the same time of day. */
  weekAgo: number | undefined;
  /** The number of orders behind an amount in taka; undefined for counts. */
  orders?: number | undefined;
};

/** Today compared with the same weekday a week ago, until the same time of day. */
export function TodayFigures({ sales, users, showsUsers }: TodayFiguresProps) {
  const { today, week_ago, delivered, cancelled } = sales?.value?.data ?? {};
  const toAmountCell = (
    label: string,
    todaySum: SalesSum | undefined,
    weekAgoSum: SalesSum | undefined,
  ): CellProps => ({
    label,
    today: todaySum?.taka,
    weekAgo: weekAgoSum?.taka,
    orders: todaySum?.orders,
  });
  const cells: CellProps[] = [
    ...(sales
      ? [
          toAmountCell(m.dashboard_taka_today(), today, week_ago),
          toAmountCell(m.dashboard_delivered_today(), delivered?.today, delivered?.week_ago),
          toAmountCell(m.dashboard_cancelled_today(), cancelled?.today, cancelled?.week_ago),
        ]
      : []),
    ...(showsUsers
      ? [{ label: m.dashboard_new_customers(), today: users?.new_today, weekAgo: users?.new_week_ago }]
      : []),
  ];
  return (
    <section
      aria-label={m.dashboard_beside()}
      className="mb-3 overflow-clip rounded-card bg-card shadow-rest"
    >
      <dl
        className={`-m-px grid ${cells.length > 1 ? "grid-cols-2 lg:grid-cols-4" : "grid-cols-1"} *:border-t *:border-l *:border-line`}
      >
        {cells.map((cell) => (
          <Cell key={cell.label} {...cell} />
        ))}
      </dl>
    </section>
  );
}

function Cell({ label, today, weekAgo, ...amount }: CellProps) {
  // Only an amount has the field, even while its value is loading.
  const isTaka = "orders" in amount;
  const renderValue = (value: number): ReactNode =>
    isTaka ? <Amount text={formatTaka(Math.round(value))} /> : formatNumber(value);
  const maxValue = Math.max(today ?? 0, weekAgo ?? 0, 1);
  const isKnown = today !== undefined && weekAgo !== undefined;
  const now = new Date().toISOString();
  return (
    <div className="min-w-0 px-4 py-3">
      <dt className="text-hint text-ink-soft">{label}</dt>
      <dd className="flex min-h-9 flex-wrap items-baseline gap-x-2">
        {isKnown ? (
          <>
            <strong className="text-[1.625rem] leading-9 font-bold">{renderValue(today)}</strong>
            {isTaka && (
              <span className="text-hint text-ink-soft">
                {m.dashboard_orders_of({ count: formatNumber(amount.orders ?? 0) })}
              </span>
            )}
            <Difference today={today} weekAgo={weekAgo} isTaka={isTaka} />
          </>
        ) : (
          <SkeletonLine className="mt-2 h-6 w-24" />
        )}
      </dd>
      <dd aria-hidden className="my-1 grid gap-0.5 max-md:hidden">
        <Bar share={(today ?? 0) / maxValue} className="bg-leaf" />
        <Bar share={(weekAgo ?? 0) / maxValue} className="bg-leaf-line" />
      </dd>
      <dd className="min-h-10 text-hint text-ink-soft md:min-h-5">
        {isKnown && (
          <>
            {renderValue(weekAgo)} {m.dashboard_before({ day: weekdayName(now), time: clock(now) })}
          </>
        )}
      </dd>
    </div>
  );
}

const Bar = ({ share, className }: { share: number; className: string }) => (
  <span className={`h-1 rounded-full ${className}`} style={{ width: `${share * 100}%` }} />
);

const toPercentChange = (today: number, weekAgo: number): number =>
  weekAgo === 0 ? 0 : Math.round((today / weekAgo - 1) * 100);

/** The difference from the week before: amounts in per cent, counts as numbers. */
function Difference({ today, weekAgo, isTaka }: { today: number; weekAgo: number; isTaka: boolean }) {
  const difference = isTaka ? toPercentChange(today, weekAgo) : today - weekAgo;
  if (difference === 0) return null;
  const sign = difference > 0 ? "+" : "−";
  return (
    <span className={`text-hint font-semibold ${difference > 0 ? "text-leaf" : "text-ink-soft"}`}>
      {sign}
      {formatNumber(Math.abs(difference))}
      {isTaka && " %"}
    </span>
  );
}
