import { useState } from "react";
import { Failed, ListSkeleton } from "../../../admin/kit/list/list-frame.tsx";
import { Tabs } from "../../../admin/kit/list/tabs.tsx";
import { PageHead } from "../../../admin/kit/page-head.tsx";
import { useAddress } from "../../../admin/kit/use-address.ts";
import { useAdminLoad } from "../../../admin/kit/use-admin-load.ts";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers/numbers.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/dialog/toast.ts";
import { EmptyState } from "../../../ui/display/empty-state.tsx";
import { ContentForm } from "../components/content-form.tsx";
import { ContentRow } from "../components/content-row.tsx";
import { type ContentKind, listContent } from "../contract.ts";
import { useContent } from "../use-content.ts";

const words = {
  sliders: { tab: m.content_sliders, add: m.content_add_slide, none: m.content_none_slides },
  advertisements: {
    tab: m.content_advertisements,
    add: m.content_add_advertisement,
    none: m.content_none_advertisements,
  },
  banners: { tab: m.content_banners, add: m.content_add_banner, none: m.content_none_banners },
  notices: { tab: m.content_notices, add: m.content_add_notice, none: m.content_none_notices },
};

/** In the order of the home page; the notice stands over every page. */
const kinds = ["sliders", "advertisements", "banners", "notices"] as const satisfies ContentKind[];

/** The slides, advertisements and banners of the home page, and the notice over every page. */
export default function ContentPage() {
  const { read, withChanges } = useAddress();
  const kind = kinds.find((one) => one === read("kind")) ?? "sliders";
  return (
    <>
      <PageHead title={m.office_content()} note={m.content_page_note()} />
      <ContentList key={kind} kind={kind} addressOf={(to) => withChanges({ kind: to, new: undefined })} />
    </>
  );
}

type ContentListProps = { kind: ContentKind; addressOf: (kind: string | undefined) => string };

function ContentList({ kind, addressOf }: ContentListProps) {
  const list = useAdminLoad(listContent, {});
  const { entries, titleOf, move, toggle } = useContent(kind, list);
  const { read } = useAddress();
  const [open, setOpen] = useState<number | "new" | undefined>(read("new") ? "new" : undefined);
  const entry = entries.find(({ id }) => id === open);
  const done = (text: string) => {
    setOpen(undefined);
    toast({ text });
    void list.load();
  };
  return (
    <>
      <Tabs
        label={m.content_kinds()}
        tabs={kinds.map((one) => ({
          name: words[one].tab(),
          to: addressOf(one === "sliders" ? undefined : one),
          chosen: one === kind,
          count: list.value && number(list.value[one].length),
        }))}
      />
      {(open === "new" || entry) && (
        <ContentForm
          key={open}
          kind={kind}
          entry={entry}
          onSaved={(saved) => done(m.content_saved({ title: titleOf(saved) }))}
          onRemoved={(title) => done(m.content_removed({ title }))}
          onClose={() => {
            setOpen(undefined);
            void list.load();
          }}
        />
      )}
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value && (
        <>
          <div className="mb-2 flex flex-wrap items-center gap-2">
            <p className="text-hint text-ink-soft">
              {kind === "notices" && `${m.content_notice_first()} `}
              {m.content_order_hint()}{" "}
              <span className="pointer-coarse:hidden">
                {m.content_order_keys()} <kbd>Alt ↑ ↓</kbd>
              </span>
            </p>
            <Button size="dense" className="ml-auto" onClick={() => setOpen("new")}>
              {words[kind].add()}
            </Button>
          </div>
          {entries.length === 0 && <EmptyState title={words[kind].none()} />}
          <ol className="rounded-card bg-card shadow-rest">
            {entries.map((one, place) => (
              <ContentRow
                key={one.id}
                entry={one}
                place={place}
                isLast={place === entries.length - 1}
                isOpen={one.id === open}
                onOpen={() => setOpen(one.id)}
                onMove={(from, to) => void move(from, to)}
                onToggle={() => void toggle(one)}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
