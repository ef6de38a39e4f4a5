import { type AdminContent, type ContentKind, listContent } from "#src/content/admin/contract.ts";
import { datesOf, isShown, stateOf } from "#src/kit/entries/schedule.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { DashboardList } from "./dashboard-list.tsx";

const kinds: Record<ContentKind, () => string> = {
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
  const all =
    value &&
    (Object.keys(kinds) as ContentKind[]).flatMap((kind) => value[kind].map((entry) => ({ ...entry, kind })));
  const shown = all?.filter(isShown);
  const ending = shown?.filter(
    ({ visible_until: until }) => until && Date.parse(until) < Date.now() + weekMs,
  );
  const rows = all && [...(shown ?? []).toSorted(byEnd), ...all.filter(comes).toSorted(byStart)];
  return (
    <DashboardList
      title={m.dashboard_home()}
      note={
        shown &&
        m.dashboard_home_note({
          shown: formatNumber(shown.length),
          ending: formatNumber(ending?.length ?? 0),
        })
      }
      to="/admin/content"
      rows={rows?.map((entry) => ({
        key: `${entry.kind} ${entry.id}`,
        to: entry.kind === "sliders" ? "/admin/content" : `/admin/content?kind=${entry.kind}`,
        picture: entry.image ? entry : undefined,
        name: entry[`title_${locale()}`],
        note: [kinds[entry.kind](), datesOf(entry)].filter(Boolean).join(" · "),
        end: stateOf(entry),
      }))}
      calm={m.dashboard_home_none()}
      problem={problem}
      onRetry={() => void load()}
    >
      <ButtonLink variant="second" size="dense" to={localUrl("/admin/content?new=1")}>
        {m.content_add_slide()}
      </ButtonLink>
    </DashboardList>
  );
}

const comes = ({ is_active, visible_from: from }: ContentOfKind) =>
  is_active && from !== null && Date.parse(from) > Date.now();

/** ISO times in UTC sort as text; entries without an end come last. */
const byEnd = (one: ContentOfKind, other: ContentOfKind) =>
  (one.visible_until ?? "9").localeCompare(other.visible_until ?? "9");
const byStart = (one: ContentOfKind, other: ContentOfKind) =>
  (one.visible_from ?? "").localeCompare(other.visible_from ?? "");
