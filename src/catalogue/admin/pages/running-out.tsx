import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { quantityText } from "../shown-amounts.ts";
import { listRunningOut, type RunningOut } from "../stock/contract.ts";
import { isUrgent, stockDurationText } from "../stock/stock-duration-text.ts";

/** The products that are sold out soon, at the pace of the last 7 or 14 days. */
export default function RunningOutPage() {
  const { read, withChanges } = useListUrl();
  const days = read("days") === "14" ? "14" : "7";
  const list = useAdminLoad(listRunningOut, { days });
  return (
    <>
      <PageHead title={m.running_title()} note={m.running_note()}>
        <ButtonLink variant="second" size="dense" to={localUrl("/admin/losses")}>
          {m.losses_title()}
        </ButtonLink>
      </PageHead>
      <Tabs
        label={m.running_pace()}
        tabs={(["7", "14"] as const).map((choice) => ({
          name: m.running_days({ days: formatNumber(Number(choice)) }),
          to: withChanges({ days: choice === "7" ? undefined : choice }),
          chosen: choice === days,
        }))}
      />
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value?.data.length === 0 && (
        <EmptyState title={m.running_empty()} text={m.running_empty_text()} />
      )}
      {list.value && list.value.data.length > 0 && (
        <RunningOutProducts rows={list.value.data} stale={list.stale} />
      )}
    </>
  );
}

function RunningOutProducts({ rows, stale }: { rows: RunningOut[]; stale: boolean }) {
  return (
    <ul
      aria-label={m.running_table()}
      aria-busy={stale}
      className={`divide-y divide-line rounded-card bg-card shadow-rest ${stale ? "opacity-60" : ""}`}
    >
      {rows.map(({ product: row, low, per_day, days_left }) => (
        <li key={row.id}>
          <Link
            to={localUrl(`/admin/stock/${row.id}`)}
            className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 hover:bg-leaf-tint md:grid-cols-[auto_minmax(0,1fr)_7rem_8rem_11rem]"
          >
            <Tile category={row.tint} src={row.image} alt="" width={32} height={32} className="size-8" />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{row.names[locale()]}</span>
              <span className="block truncate text-unit text-ink-soft">
                {low && (
                  <strong className="mr-1.5 rounded-badge bg-turmeric px-1.5 text-turmeric-ink">
                    {m.running_low()}
                  </strong>
                )}
                {row.weights[locale()]} · {row.sku}
              </span>
            </span>
            <span className="text-right text-hint max-md:hidden">
              {m.running_left({ count: quantityText(row.stock ?? 0, row.step_grams) })}
            </span>
            <span className="text-right text-hint text-ink-soft max-md:hidden">
              {m.running_a_day({ count: quantityText(Math.round(per_day * 10) / 10, row.step_grams) })}
            </span>
            <span className="text-right text-hint">
              <strong className={isUrgent(days_left) ? "text-turmeric-ink" : ""}>
                {stockDurationText(days_left)}
              </strong>
              <span className="block text-unit text-ink-soft md:hidden">
                {m.running_left({ count: quantityText(row.stock ?? 0, row.step_grams) })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
