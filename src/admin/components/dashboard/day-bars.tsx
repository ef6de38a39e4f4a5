import { useId, useState } from "react";
import { SaveCsv } from "#src/kit/list/save-csv.tsx";
import { dayOfMonth, shortDay, shortWeekday } from "#src/language/dates/day-names.ts";
import { m } from "#src/language/messages.ts";
import { number, taka } from "#src/language/numbers/numbers.ts";
import type { SalesDay } from "#src/orders/admin/sales/contract.ts";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";

type Measure = "orders" | "taka" | "delivered";

const said: Record<Measure, (value: number) => string> = {
  orders: (value) => m.dashboard_orders_of({ count: number(value) }),
  taka: (value) => taka(Math.round(value)),
  delivered: (value) => taka(Math.round(value)),
};
const names = {
  orders: m.common_orders,
  taka: m.dashboard_by_taka,
  delivered: m.dashboard_by_delivered,
};

/** Fourteen days as bars, by orders or by taka; a table says the same to whoever does not see them. */
export function DayBars({ days }: { days: SalesDay[] | undefined }) {
  const id = useId();
  const [measure, setMeasure] = useState<Measure>("orders");
  const best = days && bestOf(days, measure);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col rounded-card bg-card p-4 shadow-rest">
      <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="font-bold">
          {m.dashboard_days({ count: number(14) })}
        </h2>
        <p className="text-hint text-ink-soft max-md:order-last max-md:min-h-5 max-md:basis-full">
          {best && m.dashboard_best({ day: shortDay(best.day), value: said[measure](best[measure]) })}
        </p>
        <fieldset className="ml-auto flex rounded-small bg-bone p-0.5">
          <legend className="sr-only">{m.dashboard_measure()}</legend>
          {(["orders", "taka", "delivered"] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === measure}
              onClick={() => setMeasure(one)}
              className="press min-h-8 rounded-badge px-3 text-hint font-semibold text-ink aria-pressed:bg-card aria-pressed:shadow-control pointer-coarse:min-h-11"
            >
              {names[one]()}
            </button>
          ))}
        </fieldset>
      </div>
      {days ? (
        <Bars days={days} measure={measure} best={best} />
      ) : (
        <SkeletonLine className="h-52 w-full rounded-small" />
      )}
      {days && (
        // A table does not become narrower than its columns.
        <div className="sr-only">
          <DayTable days={days} />
        </div>
      )}
      {days && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="text-hint text-ink-soft">{weekText(days.slice(-7))}</p>
          <SaveCsv
            name="sales"
            lines={[
              ["day", "orders", "ordered_taka", "delivered_taka", "cancelled_taka"],
              ...days.map((one) => [one.day, one.orders, one.taka, one.delivered, one.cancelled]),
            ]}
          />
        </div>
      )}
    </section>
  );
}

/** The sum of the last seven days, including today. */
const weekText = (days: SalesDay[]): string =>
  m.dashboard_week({
    ordered: taka(Math.round(days.reduce((sum, one) => sum + one.taka, 0))),
    delivered: taka(Math.round(days.reduce((sum, one) => sum + one.delivered, 0))),
  });

/** The day with the most; none where nothing was sold. */
function bestOf(days: SalesDay[], measure: Measure): SalesDay | undefined {
  const best = days.toSorted((one, other) => other[measure] - one[measure])[0];
  return best && best[measure] > 0 ? best : undefined;
}

type BarsProps = { days: SalesDay[]; measure: Measure; best: SalesDay | undefined };

function Bars({ days, measure, best }: BarsProps) {
  const today = days.at(-1);
  return (
    <div aria-hidden className="grid min-h-52 flex-1 grid-cols-14 gap-1 md:gap-2">
      {days.map((one) => {
        const look =
          one === today
            ? "border-2 border-b-0 border-dashed border-leaf"
            : one === best
              ? "bg-leaf"
              : "bg-leaf-line";
        const isNamed = one === best || one === today ? "font-bold" : "text-ink-soft";
        return (
          <div key={one.day} data-day={one.day} className="flex min-w-0 flex-col text-center text-unit">
            <div className="flex min-h-0 flex-1 flex-col justify-end border-b border-line">
              <span
                className={`overflow-visible whitespace-nowrap font-semibold ${measure !== "orders" ? "max-xl:hidden text-[0.6875rem]" : "max-md:hidden"}`}
              >
                {one[measure] > 0 && number(Math.round(one[measure]))}
              </span>
              <span
                data-bar
                className={`block min-h-0 rounded-t-[5px] ${look}`}
                style={{ height: `${best ? (one[measure] / best[measure]) * 88 : 0}%` }}
              />
            </div>
            <span className={`mt-1 ${isNamed}`}>{dayOfMonth(one.day)}</span>
            <span className={`max-md:hidden ${isNamed}`}>{shortWeekday(one.day)}</span>
          </div>
        );
      })}
    </div>
  );
}

function DayTable({ days }: { days: SalesDay[] }) {
  return (
    <table>
      <caption>{m.dashboard_days({ count: number(days.length) })}</caption>
      <thead>
        <tr>
          <th scope="col">{m.office_day()}</th>
          <th scope="col">{m.common_orders()}</th>
          <th scope="col">{m.dashboard_by_taka()}</th>
          <th scope="col">{m.dashboard_by_delivered()}</th>
          <th scope="col">{m.dashboard_by_cancelled()}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((one) => (
          <tr key={one.day}>
            <th scope="row">{shortDay(one.day)}</th>
            <td>{number(one.orders)}</td>
            <td>{taka(one.taka)}</td>
            <td>{taka(one.delivered)}</td>
            <td>{taka(one.cancelled)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
