import { type ReactNode, useId, useState } from "react";
import { SaveCsv } from "#src/kit/list/save-csv.tsx";
import { dayNumber, shortDay, shortWeekday } from "#src/language/dates/day-names.ts";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import { dayAndMonth } from "#src/language/dates/short-dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { SalesDay } from "#src/orders/admin/sales/contract.ts";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";

/** The height of a bar: the number of orders, or the taka ordered or delivered. */
type Measure = "orders" | "taka" | "delivered";
type Interval = "day" | "week";

const formatValue: Record<Measure, (value: number) => string> = {
  orders: (value) => m.dashboard_orders_of({ count: formatNumber(value) }),
  taka: (value) => formatTaka(Math.round(value)),
  delivered: (value) => formatTaka(Math.round(value)),
};
const measureNames = {
  orders: m.common_orders,
  taka: m.dashboard_by_taka,
  delivered: m.dashboard_by_delivered,
};

export type Bar = Pick<SalesDay, Measure | "rounding" | "cancelled"> & {
  /** The first and last day of the bar. */
  start: string;
  end: string;
};

type DayBarsProps = {
  title: string;
  days: SalesDay[] | undefined;
  /** Weeks start on Sunday; the first and last may be partial. */
  interval?: Interval;
  /** The totals as a text, shown below the bars. */
  toTotalsText: (days: SalesDay[]) => string;
  children?: ReactNode;
};

/** Sales as bars, by orders or taka, with a table for screen readers. */
export function DayBars({ title, days, interval = "day", toTotalsText, children }: DayBarsProps) {
  const id = useId();
  const [measure, setMeasure] = useState<Measure>("orders");
  const bars = days && toBars(days, interval);
  const best = bars && findBestBar(bars, measure);
  const nameOf = interval === "week" ? nameOfWeek : nameOfDay;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col rounded-card bg-card p-4 shadow-rest">
      <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        <p className="text-hint text-ink-soft max-md:order-last max-md:min-h-5 max-md:basis-full">
          {best && m.dashboard_best({ day: nameOf(best), value: formatValue[measure](best[measure]) })}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {children}
          <MeasureChoice measure={measure} onChange={setMeasure} />
        </div>
      </div>
      {bars ? (
        <Bars bars={bars} measure={measure} best={best} />
      ) : (
        <SkeletonLine className="h-52 w-full rounded-small" />
      )}
      {bars && (
        // A table cannot shrink below its columns.
        <div className="sr-only">
          <BarTable title={title} interval={interval} bars={bars} nameOf={nameOf} />
        </div>
      )}
      {days && bars && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="text-hint text-ink-soft">{toTotalsText(days)}</p>
          <SaveCsv fileName="sales" dataName={title} lines={toCsvLines(bars, interval)} />
        </div>
      )}
    </section>
  );
}

type MeasureChoiceProps = { measure: Measure; onChange: (measure: Measure) => void };

function MeasureChoice({ measure, onChange }: MeasureChoiceProps) {
  return (
    <fieldset className="flex rounded-small bg-bone p-0.5">
      <legend className="sr-only">{m.dashboard_measure()}</legend>
      {(["orders", "taka", "delivered"] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === measure}
          onClick={() => onChange(choice)}
          className="press min-h-8 rounded-badge px-3 text-hint font-semibold text-ink aria-pressed:bg-card aria-pressed:shadow-control pointer-coarse:min-h-11"
        >
          {measureNames[choice]()}
        </button>
      ))}
    </fieldset>
  );
}

function toCsvLines(bars: Bar[], interval: Interval) {
  const firstColumn = interval === "week" ? "week_from" : "day";
  return [
    [firstColumn, "orders", "ordered_taka", "delivered_taka", "cancelled_taka", "rounding_taka"],
    ...bars.map((bar) => [bar.start, bar.orders, bar.taka, bar.delivered, bar.cancelled, bar.rounding]),
  ];
}

const nameOfDay = ({ start }: Bar): string => shortDay(start);
const nameOfWeek = ({ start }: Bar): string => m.losses_week({ day: shortDay(start) });

function toBars(days: SalesDay[], interval: Interval): Bar[] {
  if (interval === "day") return days.map((day) => ({ ...day, start: day.day, end: day.day }));
  const sundayOf = ({ day }: SalesDay) => dateOf(Date.parse(day) - new Date(day).getUTCDay() * dayMs);
  const weeks = Map.groupBy(days, sundayOf);
  return [...weeks.values()].map((daysOfWeek) => ({
    start: daysOfWeek[0]?.day ?? "",
    end: daysOfWeek.at(-1)?.day ?? "",
    orders: sumOf(daysOfWeek, "orders"),
    taka: sumOf(daysOfWeek, "taka"),
    delivered: sumOf(daysOfWeek, "delivered"),
    rounding: sumOf(daysOfWeek, "rounding"),
    cancelled: sumOf(daysOfWeek, "cancelled"),
  }));
}

/** The sum of a field, rounded to whole poisha. */
export const sumOf = (days: SalesDay[], field: Measure | "rounding" | "cancelled"): number =>
  Math.round(days.reduce((sum, day) => sum + day[field], 0) * 100) / 100;

/** The highest bar; undefined without sales. */
function findBestBar(bars: Bar[], measure: Measure): Bar | undefined {
  const best = bars.toSorted((one, other) => other[measure] - one[measure])[0];
  return best && best[measure] > 0 ? best : undefined;
}

type BarsProps = { bars: Bar[]; measure: Measure; best: Bar | undefined };

/** The maximum number of bars that all have a label. */
const maxLabels = 16;
/** A few bars are not wider than those of a week. */
const minColumns = 7;
/** The height of the best bar in percent; its value is above it. */
const bestHeight = 88;

function Bars({ bars, measure, best }: BarsProps) {
  const today = dateOf(Date.now());
  const labelStep = Math.ceil(bars.length / maxLabels);
  const isDense = bars.length > maxLabels;
  return (
    <div
      aria-hidden
      className={`grid min-h-52 flex-1 ${isDense ? "gap-px" : "gap-1 md:gap-2"}`}
      style={{ gridTemplateColumns: `repeat(${Math.max(bars.length, minColumns)}, minmax(0, 1fr))` }}
    >
      {bars.map((bar, index) => {
        // The bar of today or of this week still grows.
        const isOpen = bar.end >= today;
        const barClass = toBarClass(isOpen, bar === best);
        const fontClass = bar === best || isOpen ? "font-bold" : "text-ink-soft";
        const isWeek = bar.start !== bar.end;
        return (
          <div key={bar.start} data-day={bar.start} className="flex min-w-0 flex-col text-center text-unit">
            <div className="flex min-h-0 flex-1 flex-col justify-end border-b border-line">
              {!isDense && (
                <span
                  className={`overflow-visible whitespace-nowrap font-semibold ${measure !== "orders" ? "max-xl:hidden text-[0.6875rem]" : "max-md:hidden"}`}
                >
                  {bar[measure] > 0 && formatNumber(Math.round(bar[measure]))}
                </span>
              )}
              <span
                data-bar
                className={`block min-h-0 rounded-t-[5px] ${barClass}`}
                style={{ height: `${best ? (bar[measure] / best[measure]) * bestHeight : 0}%` }}
              />
            </div>
            <span className={`mt-1 min-h-5 whitespace-nowrap ${fontClass}`}>
              {index % labelStep === 0 && (isWeek || isDense ? dayAndMonth(bar.start) : dayNumber(bar.start))}
            </span>
            {!isDense && !isWeek && (
              <span className={`max-md:hidden ${fontClass}`}>{shortWeekday(bar.start)}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

function toBarClass(isOpen: boolean, isBest: boolean): string {
  if (isOpen) return "border-2 border-b-0 border-dashed border-leaf";
  return isBest ? "bg-leaf" : "bg-leaf-line";
}

type BarTableProps = { title: string; interval: Interval; bars: Bar[]; nameOf: (bar: Bar) => string };

function BarTable({ title, interval, bars, nameOf }: BarTableProps) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{interval === "week" ? m.office_week() : m.office_day()}</th>
          <th scope="col">{m.common_orders()}</th>
          <th scope="col">{m.dashboard_by_taka()}</th>
          <th scope="col">{m.dashboard_by_delivered()}</th>
          <th scope="col">{m.dashboard_by_cancelled()}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.start}>
            <th scope="row">{nameOf(bar)}</th>
            <td>{formatNumber(bar.orders)}</td>
            <td>{formatTaka(bar.taka)}</td>
            <td>{formatTaka(bar.delivered)}</td>
            <td>{formatTaka(bar.cancelled)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
