import { BarList } from "#src/kit/list/bar-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { SaveCsv } from "#src/kit/list/save-csv.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { daysText, PeriodChooser, usePeriod } from "#src/kit/period/period-chooser.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { monthName, shortDay } from "#src/language/dates/day-names.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { quantityText } from "../shown-amounts.ts";
import {
  type LossList,
  type LossPeriod,
  type LossReasons,
  listLosses,
  listLossReasons,
} from "../stock/contract.ts";
import { lossText } from "../stock/labels.ts";

/** The label of the tab, and the name of one period by its first day. */
const periodTexts: Record<LossPeriod, { tab: () => string; name: (firstDay: string) => string }> = {
  day: { tab: m.losses_by_day, name: shortDay },
  week: { tab: m.losses_by_week, name: (firstDay) => m.losses_week({ day: shortDay(firstDay) }) },
  month: { tab: m.losses_by_month, name: monthName },
};

/** What was lost, by day, week or month, or by reason. */
export default function LossesPage() {
  const { read, withChanges } = useListUrl();
  const allPeriods = Object.keys(periodTexts) as LossPeriod[];
  const isByReason = read("by") === "reason";
  const chosenPeriod = allPeriods.find((period) => period === read("by")) ?? "day";
  return (
    <>
      <PageHead title={m.losses_title()}>
        <ButtonLink variant="second" size="dense" to={localUrl("/admin/stock")}>
          {m.running_title()}
        </ButtonLink>
      </PageHead>
      <Tabs
        label={m.losses_by()}
        tabs={[
          ...allPeriods.map((period) => ({
            name: periodTexts[period].tab(),
            to: withChanges({ by: period === "day" ? undefined : period }),
            chosen: period === chosenPeriod && !isByReason,
          })),
          { name: m.losses_by_reason(), to: withChanges({ by: "reason" }), chosen: isByReason },
        ]}
      />
      {isByReason ? <LossesByReason /> : <LossesByTime period={chosenPeriod} />}
    </>
  );
}

const sumText = ({ taka, pieces }: { taka: number; pieces: number }) =>
  m.losses_sum({ taka: formatTaka(taka), count: formatNumber(pieces) });

type Losses = LossList["data"][number];

/** A line of the CSV file for each product that was lost in a period. */
const toCsvLines = ({ start, products }: Losses) =>
  products.map(({ names, weights, pieces, taka, in_order }) => {
    const cause = in_order ?? "by hand";
    return [start, names.en, names.bn, weights.en, pieces, taka, cause];
  });

function LossesByTime({ period }: { period: LossPeriod }) {
  const list = useAdminLoad(listLosses, { by: period });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-hint text-ink-soft">
          {list.value && sumText(list.value.meta)} {m.losses_note()}
        </p>
        {list.value && list.value.data.length > 0 && (
          <SaveCsv
            fileName={`losses-by-${period}`}
            dataName={periodTexts[period].tab()}
            lines={[
              ["from", "product_en", "product_bn", "weight", "pieces", "taka", "lost"],
              ...list.value.data.flatMap(toCsvLines),
            ]}
          />
        )}
      </div>
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value?.data.length === 0 && <EmptyState title={m.losses_empty()} text={m.losses_empty_text()} />}
      <div aria-busy={list.stale} className={`grid gap-3 ${list.stale ? "opacity-60" : ""}`}>
        {list.value?.data.map((periodLosses) => (
          <PeriodLosses
            key={periodLosses.start}
            {...periodLosses}
            name={periodTexts[period].name(periodLosses.start)}
          />
        ))}
      </div>
    </>
  );
}

function LossesByReason() {
  const list = useAdminLoad(listLossReasons, usePeriod());
  const reasons = list.value?.data;
  const reasonText = ({ reason, in_order }: LossReasons["data"][number]) =>
    (in_order && lossText(in_order)) || reason || m.losses_no_reason();
  return (
    <>
      <PeriodChooser />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-hint text-ink-soft">
          {list.value && `${daysText(list.value.meta)}. ${sumText(list.value.meta)}`} {m.losses_note()}
        </p>
        {reasons && reasons.length > 0 && (
          <SaveCsv
            fileName="losses-by-reason"
            dataName={m.losses_by_reason()}
            lines={[
              ["reason", "pieces", "taka"],
              ...reasons.map((reason) => [reason.in_order ?? reason.reason, reason.pieces, reason.taka]),
            ]}
          />
        )}
      </div>
      {list.problem && <Failed text={list.problem.errors?.to ?? list.problem.message} onRetry={list.load} />}
      {!reasons && !list.problem && <ListSkeleton />}
      {reasons?.length === 0 && <EmptyState title={m.losses_empty()} text={m.losses_empty_text()} />}
      {reasons && reasons.length > 0 && (
        <section
          aria-label={m.losses_by_reason()}
          aria-busy={list.stale}
          className={`rounded-card bg-card p-2 shadow-rest ${list.stale ? "opacity-60" : ""}`}
        >
          <BarList
            rows={reasons.map((reason) => ({
              key: reasonText(reason),
              name: reasonText(reason),
              note: m.dashboard_pieces({ count: formatNumber(reason.pieces) }),
              value: reason.taka,
              text: <Amount text={formatTaka(reason.taka)} />,
            }))}
          />
        </section>
      )}
    </>
  );
}

function PeriodLosses({ name, taka: total, products }: Losses & { name: string }) {
  return (
    <section aria-label={name} className="rounded-card bg-card shadow-rest">
      <h2 className="flex justify-between gap-3 border-b border-line px-3 py-2 font-bold">
        {name} <Amount text={formatTaka(total)} />
      </h2>
      <ul className="divide-y divide-line">
        {products.map(({ id, names, weights, image, tint, step_grams, pieces, taka, in_order }) => (
          <li key={`${id} ${in_order}`}>
            <Link
              to={localUrl(`/admin/stock/${id}`)}
              className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 hover:bg-leaf-tint"
            >
              <Tile category={tint} src={image} alt="" width={32} height={32} className="size-8" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{names[locale()]}</span>
                <span className="block text-unit text-ink-soft">
                  {weights[locale()] && `${weights[locale()]} · `}
                  {step_grams
                    ? quantityText(pieces, step_grams)
                    : m.dashboard_pieces({ count: formatNumber(pieces) })}{" "}
                  · {(in_order && lossText(in_order)) ?? m.losses_by_hand()}
                </span>
              </span>
              <Amount text={formatTaka(taka)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
