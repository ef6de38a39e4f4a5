import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import type { UserDetail } from "./contract.ts";

export function UserFigures({ user }: { user: UserDetail }) {
  const figures = [
    [m.common_orders(), formatNumber(user.orders)],
    [m.user_spent(), <Amount key="spent" text={formatTaka(user.spent)} />],
    [m.user_delivered(), <Amount key="delivered" text={formatTaka(user.delivered)} />],
    [
      m.user_average(),
      user.average === null ? "–" : <Amount key="average" text={formatTaka(user.average)} />,
    ],
    [m.user_cancelled(), formatNumber(user.cancelled)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 rounded-card bg-card py-3 shadow-rest sm:grid-cols-5">
      {figures.map(([label, value]) => (
        <div key={label} className="border-line px-4 py-1 sm:not-first:border-l">
          <dt className="text-hint text-ink-soft">{label}</dt>
          <dd className="text-[1.375rem] leading-8 font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
