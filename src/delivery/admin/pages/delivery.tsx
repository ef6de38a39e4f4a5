import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Plus from "lucide-react/icons/plus";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { AreaFields } from "../components/area-fields.tsx";
import { RemoveArea } from "../components/remove-area.tsx";
import { TryPlace } from "../components/try-place.tsx";
import { WeekGrid } from "../components/week-grid.tsx";
import { type AdminArea, listAreas } from "../contract.ts";

const newAreaId = "new";

/** The delivery areas, and the one that is chosen: its terms, its slots, and the orders of a week. */
export default function DeliveryPage() {
  const { read, withChanges, go } = useListUrl();
  const from = read("from");
  const list = useAdminLoad(listAreas, { from });
  const areas = list.value?.data;
  const days = list.value?.meta.days ?? [];
  const chosenId = read("area");
  const area = areas?.find(({ id }) => String(id) === chosenId) ?? (chosenId ? undefined : areas?.[0]);
  const placeCount = areas?.reduce((sum, { places }) => sum + places.length, 0) ?? 0;
  const openArea = (id: number | string | undefined) =>
    go(withChanges({ area: id === undefined ? undefined : String(id) }));
  const handleSaved = async (id: number | undefined) => {
    await list.load();
    openArea(id);
  };
  return (
    <>
      <PageHead
        title={m.delivery_title()}
        note={
          areas && m.delivery_count({ areas: formatNumber(areas.length), places: formatNumber(placeCount) })
        }
      >
        <ButtonLink viewTransition={false} size="dense" to={withChanges({ area: newAreaId })}>
          <Plus size={18} aria-hidden />
          {m.delivery_area_add()}
        </ButtonLink>
      </PageHead>
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!areas && !list.problem && <ListSkeleton />}
      {areas && (
        <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[16.75rem_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-3">
            <nav
              aria-label={m.delivery_areas()}
              className="grid gap-2 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1"
            >
              {areas.map((listedArea) => (
                <AreaLink
                  key={listedArea.id}
                  area={listedArea}
                  chosen={listedArea === area}
                  to={withChanges({ area: String(listedArea.id) })}
                />
              ))}
            </nav>
            <TryPlace />
          </div>
          {area || chosenId === newAreaId ? (
            <div className="grid min-w-0 grid-cols-1 gap-3">
              <AreaFields
                key={area?.id ?? newAreaId}
                area={area}
                onSaved={(id) => void handleSaved(id)}
                onOvertaken={() => void list.load()}
              />
              {area && (
                <>
                  <WeekGrid area={area} days={days} onChanged={() => void list.load()}>
                    <WeekLinks days={days} urlOf={(day) => withChanges({ from: day })} />
                  </WeekGrid>
                  <RemoveArea key={area.id} area={area} onRemoved={() => void handleSaved(undefined)} />
                </>
              )}
            </div>
          ) : (
            <EmptyState title={m.delivery_none()} text={m.delivery_none_text()} />
          )}
        </div>
      )}
    </>
  );
}

function AreaLink({ area, chosen, to }: { area: AdminArea; chosen: boolean; to: string }) {
  return (
    <Link
      to={to}
      aria-current={chosen || undefined}
      className={`grid gap-0.5 rounded-card border p-3.5 ${chosen ? "border-leaf bg-leaf-tint" : "border-line bg-card"}`}
    >
      <strong>{area[`name_${locale()}`]}</strong>
      <span className="text-hint text-ink-soft">
        {m.delivery_place_count({ count: formatNumber(area.places.length) })}
      </span>
      <span className="text-hint">
        {area.free_from === null
          ? formatTaka(area.fee)
          : m.delivery_fee_free_from({ fee: formatTaka(area.fee), amount: formatTaka(area.free_from) })}
      </span>
    </Link>
  );
}

/** Links to the week before and after, each by its first day. */
function WeekLinks({ days, urlOf }: { days: string[]; urlOf: (day: string) => string }) {
  const firstDayMs = Date.parse(days[0] ?? dateOf(Date.now()));
  const shiftWeeks = (weeks: number) => new Date(firstDayMs + weeks * 7 * dayMs).toISOString().slice(0, 10);
  const renderLink = (weeks: number, label: string, Icon: typeof ChevronLeft) => (
    <ButtonLink
      viewTransition={false}
      variant="second"
      size="dense"
      aria-label={label}
      to={urlOf(shiftWeeks(weeks))}
    >
      <Icon size={18} aria-hidden />
    </ButtonLink>
  );
  return (
    <div className="flex gap-2">
      {renderLink(-1, m.delivery_week_before(), ChevronLeft)}
      {renderLink(1, m.delivery_week_after(), ChevronRight)}
    </div>
  );
}
