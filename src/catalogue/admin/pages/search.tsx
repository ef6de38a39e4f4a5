import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { MissedList } from "../search/components/missed-list.tsx";
import { OpenedList } from "../search/components/opened-list.tsx";
import { SynonymView } from "../search/components/synonym-view.tsx";

/** What shoppers searched for: without a result, what they opened, synonyms, and ignored searches. */
export default function SearchPage() {
  const { read, withChanges } = useListUrl();
  const view = read("view") ?? "missed";
  const viewUrl = (name: string | undefined) =>
    withChanges({ view: name, words: undefined, term: undefined, search: undefined, after: undefined });
  return (
    <>
      <PageHead title={m.search_page_title()} note={m.search_page_note()} />
      <Tabs
        label={m.search_views()}
        tabs={[
          { name: m.search_missed(), to: viewUrl(undefined), chosen: view === "missed" },
          { name: m.search_opened(), to: viewUrl("opened"), chosen: view === "opened" },
          { name: m.search_synonyms(), to: viewUrl("synonyms"), chosen: view === "synonyms" },
          { name: m.search_ignored(), to: viewUrl("ignored"), chosen: view === "ignored" },
        ]}
      />
      {view === "synonyms" && <SynonymView />}
      {view === "opened" && <OpenedList />}
      {view !== "synonyms" && view !== "opened" && (
        <MissedList key={view} showsIgnored={view === "ignored"} />
      )}
    </>
  );
}
