import { day, dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { System } from "../contract.ts";
import { retentionNames } from "../retention-names.ts";

type RetentionPeriod = System["retention"][number];

/** When the clean-up last ran for each retention period, and how many rows it last deleted. */
export function RetentionCard({ retention }: Pick<System, "retention">) {
  return (
    <section aria-labelledby="retention-title" className="rounded-card bg-card p-4 shadow-rest md:col-span-2">
      <h2 id="retention-title" className="mb-2 text-sub">
        {m.system_retention()}
      </h2>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {retention.map((period) => (
          <li key={period.kind}>
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="text-ink-soft">{retentionNames[period.kind]()}</span>
              <span className="font-medium">{daysText(period.days)}</span>
            </div>
            <p className="text-hint text-ink-soft">{doneText(period)}</p>
            {period.failing_since && (
              <p className="text-hint text-tomato">
                {m.system_retention_failing({
                  time: dayAndTime(period.failing_since),
                  reason: period.failure ?? m.system_unknown(),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const daysText = (days: number) =>
  days === 1 ? m.system_retention_day() : m.system_retention_days({ days: formatNumber(days) });

function doneText({ ran_at, deleted, deleted_at }: RetentionPeriod): string {
  if (!ran_at) return m.system_retention_never();
  const last = deleted_at
    ? m.system_retention_deleted({ count: formatNumber(deleted), time: day(deleted_at) })
    : m.system_retention_nothing();
  return `${m.system_retention_ran({ time: dayAndTime(ran_at) })} · ${last}`;
}
