import { mayWorkIn } from "#src/api/viewer.ts";
import { productJournalLabels } from "#src/catalogue/product/journal-labels.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { type JournalKind, journalKinds } from "#src/journal/actions.ts";
import { FilterSelect } from "#src/kit/list/filter-select.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { SearchField } from "#src/kit/list/search-field.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { settingJournalLabels } from "#src/settings/journal-labels.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { JournalLines } from "../components/journal-lines.tsx";
import { listJournal } from "../contract.ts";
import { kindLabels } from "../labels.ts";

const labels = { ...productJournalLabels, ...settingJournalLabels };

export default function JournalPage() {
  const { read, toFilteredUrl, go } = useListUrl();
  const filters = { kind: read("kind"), search: read("search"), subject: read("subject") };
  const list = useAdminLoad(listJournal, { ...filters, before: read("before") });
  const next = list.value?.meta.next;
  return (
    <>
      <PageHead title={m.journal_title()}>
        <div className="flex flex-wrap items-center gap-2">
          <Kinds chosen={filters.kind} onChange={(kind) => go(toFilteredUrl({ kind, subject: undefined }))} />
          <SearchField label={m.journal_search()} />
        </div>
      </PageHead>
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value?.data.length === 0 && (
        <EmptyState title={m.journal_empty()} text={m.journal_empty_text()} />
      )}
      {list.value && list.value.data.length > 0 && (
        <div aria-busy={list.stale} className={list.stale ? "opacity-60" : ""}>
          <JournalLines lines={list.value.data} labels={labels} />
        </div>
      )}
      {next && (
        <div className="mt-3">
          <ButtonLink variant="second" size="dense" to={toFilteredUrl({ before: String(next) })}>
            {m.journal_older()}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

type KindsProps = { chosen: string | undefined; onChange: (kind: string | undefined) => void };

function Kinds({ chosen, onChange }: KindsProps) {
  const user = useSession()?.user;
  const visibleKinds = (Object.keys(journalKinds) as JournalKind[]).filter(
    (kind) => !user || mayWorkIn(user, journalKinds[kind]),
  );
  return (
    <FilterSelect
      label={m.journal_kinds()}
      allLabel={m.journal_every_kind()}
      value={chosen}
      options={visibleKinds.map((kind) => ({ value: kind, name: kindLabels[kind]() }))}
      onChange={onChange}
    />
  );
}
