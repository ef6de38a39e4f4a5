import { type AdminContent, type ContentKind, listContent } from "#src/content/admin/contract.ts";
import { datesText, isShown, stateText } from "#src/kit/entries/schedule.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { DashboardList } from "./dashboard-list.tsx";

const kindNames: Record<ContentKind, () => string> = {
  sliders: m.content_one_slide,
  advertisements: m.content_one_advertisement,
  banners: m.content_one_banner,
  notices: m.content_one_notice,
};

const weekMs = 7 * 86_400_000;

type ContentOfKind = AdminContent & { kind: ContentKind };

/** What the home page shows now, ending soonest first, then what is scheduled. */
export function HomePageNow() {
  const { value, problem, load } = useAdminLoad(listContent, {});
  const allEntries =
    value &&
    (Object.keys(kindNames) as ContentKind[]).flatMap((kind) =>
      value[kind].map((entry) => ({ ...entry, kind })),
    );
  const visibleEntries = allEntries?.filter(isShown);
  const endingEntries = visibleEntries?.filter(
    ({ visible_until: visibleUntil }) => visibleUntil && Date.parse(visibleUntil) < Date.now() + weekMs,
  );
  const rows = allEntries && [
    ...(visibleEntries ?? []).toSorted(compareByEnd),
    ...allEntries.filter(isScheduled).toSorted(compareByStart),
  ];
  return (
    <DashboardList
      title={m.dashboard_home()}
      note={
        visibleEntries &&
        m.dashboard_home_note({
          shown: formatNumber(visibleEntries.length),
          ending: formatNumber(endingEntries?.length ?? 0),
        })
      }
      to="/admin/content"
      rows={rows?.map((entry) => ({
        key: `${entry.kind} ${entry.id}`,
        to: entry.kind === "sliders" ? "/admin/content" : `/admin/content?kind=${entry.kind}`,
        picture: entry.image ? entry : undefined,
        name: entry[`title_${locale()}`],
        note: [kindNames[entry.kind](), datesText(entry)].filter(Boolean).join(" · "),
        end: stateText(entry),
      }))}
      emptyText={m.dashboard_home_none()}
      problem={problem}
      onRetry={() => void load()}
    >
      <ButtonLink variant="second" size="dense" to={localUrl("/admin/content?new=1")}>
        {m.content_add_slide()}
      </ButtonLink>
    </DashboardList>
  );
}

const isScheduled = ({ is_active, visible_from: visibleFrom }: ContentOfKind) =>
  is_active && visibleFrom !== null && Date.parse(visibleFrom) > Date.now();

/** ISO times in UTC sort as text; entries without an end come last, as "9" sorts after every year. */
const compareByEnd = (one: ContentOfKind, other: ContentOfKind) =>
  (one.visible_until ?? "9").localeCompare(other.visible_until ?? "9");
const compareByStart = (one: ContentOfKind, other: ContentOfKind) =>
  (one.visible_from ?? "").localeCompare(other.visible_from ?? "");
