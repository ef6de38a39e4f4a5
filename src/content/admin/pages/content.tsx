import { call } from "#src/api/client/client.ts";
import { OrderHint } from "#src/kit/entries/entry-row.tsx";
import { useEntries } from "#src/kit/entries/use-entries.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { ContentForm } from "../components/content-form.tsx";
import { ContentRow } from "../components/content-row.tsx";
import { type ContentKind, changeContent, listContent, moveContent } from "../contract.ts";
import { fieldsOf, titleText } from "../fields.ts";

const kindTexts = {
  sliders: { tabName: m.content_sliders, addLabel: m.content_add_slide, emptyTitle: m.content_none_slides },
  advertisements: {
    tabName: m.office_advertisements,
    addLabel: m.content_add_advertisement,
    emptyTitle: m.content_none_advertisements,
  },
  banners: { tabName: m.content_banners, addLabel: m.content_add_banner, emptyTitle: m.content_none_banners },
  notices: { tabName: m.content_notices, addLabel: m.content_add_notice, emptyTitle: m.content_none_notices },
};

/** In the sequence of the home page; notices, which are shown on every page, come last. */
const kinds = ["sliders", "advertisements", "banners", "notices"] as const satisfies ContentKind[];

/** The slides, advertisements, banners and notices, one kind at a time. */
export default function ContentPage() {
  const { read, withChanges } = useListUrl();
  const kind = kinds.find((kind) => kind === read("kind")) ?? "sliders";
  return (
    <>
      <PageHead title={m.office_content()} note={m.content_page_note()} />
      <ContentList key={kind} kind={kind} urlOf={(to) => withChanges({ kind: to, new: undefined })} />
    </>
  );
}

type ContentListProps = { kind: ContentKind; urlOf: (kind: string | undefined) => string };

function ContentList({ kind, urlOf }: ContentListProps) {
  const list = useAdminLoad(listContent, {});
  const { read } = useListUrl();
  const { entries, open, form, row, openNew } = useEntries({
    list,
    read: (lists) => lists[kind],
    write: (lists, changed) => ({ ...lists, [kind]: changed }),
    nameOf: titleText,
    move: (which) => call(moveContent, { kind, ...which }),
    activate: (entry, is_active) => {
      const { id, version } = entry;
      return call(changeContent, { kind, ...fieldsOf(entry), id: String(id), version, is_active });
    },
    startsWithNew: read("new") !== undefined,
  });
  return (
    <>
      <Tabs
        label={m.content_kinds()}
        tabs={kinds.map((tabKind) => ({
          name: kindTexts[tabKind].tabName(),
          to: urlOf(tabKind === "sliders" ? undefined : tabKind),
          chosen: tabKind === kind,
          count: list.value && formatNumber(list.value[tabKind].length),
        }))}
      />
      {form && <ContentForm key={open} kind={kind} {...form} />}
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value && (
        <>
          {entries.length === 0 ? (
            <EmptyState title={kindTexts[kind].emptyTitle()}>
              <Button size="dense" onClick={openNew}>
                {kindTexts[kind].addLabel()}
              </Button>
            </EmptyState>
          ) : (
            <div className="mb-2 flex flex-wrap items-center gap-2">
              <OrderHint>{kind === "notices" && `${m.content_notice_first()} `}</OrderHint>
              <Button size="dense" className="ml-auto" onClick={openNew}>
                {kindTexts[kind].addLabel()}
              </Button>
            </div>
          )}
          <ol className="rounded-card bg-card shadow-rest">
            {entries.map((entry) => (
              <ContentRow key={entry.id} {...row(entry)} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
