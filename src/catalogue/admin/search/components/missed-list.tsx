import { call } from "#src/api/client/client.ts";
import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { createSynonym, ignoreMissed, listMissed, removeSynonym } from "../contract.ts";
import { MissedRow } from "./missed-row.tsx";
import { PeriodLinks } from "./period-links.tsx";

/** The searches without a good result, the most frequent first; or those that staff ignore. */
export function MissedList({ showsIgnored }: { showsIgnored: boolean }) {
  const { read } = useListUrl();
  const days = read("days") === "30" ? "30" : "7";
  const list = useAdminLoad(listMissed, { days, ignored: showsIgnored ? "1" : undefined });
  const rows = list.value?.data;

  const changeIgnored = async (term: string, shouldIgnore: boolean) => {
    const result = await call(ignoreMissed, { term, ignored: shouldIgnore });
    if (!result.ok) return toast({ text: result.problem.message });
    await list.load();
    const undo = { label: m.common_undo(), run: () => void changeIgnored(term, !shouldIgnore) };
    toast({ text: shouldIgnore ? m.missed_ignored({ term }) : m.missed_restored({ term }), undo });
  };
  const addSynonym = async (term: string, word: string) => {
    const result = await call(createSynonym, { words: [term], kinds: [word] });
    if (!result.ok) return toast({ text: result.problem.message });
    const { id, version } = result.value.data;
    const undo = async () => {
      const removed = await call(removeSynonym, { id: String(id), version });
      toast({ text: removed.ok ? m.synonym_removed({ word: term }) : removed.problem.message });
      await list.load();
    };
    toast({
      text: m.missed_meant({ term, word }),
      undo: { label: m.common_undo(), run: () => void undo() },
    });
    await list.load();
  };
  return (
    <>
      {!showsIgnored && <PeriodLinks days={days} />}
      {!showsIgnored && <p className="mb-3 text-hint text-ink-soft">{m.missed_counted()}</p>}
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!rows && !list.problem && <ListSkeleton />}
      {rows?.length === 0 && (
        <EmptyList
          title={showsIgnored ? m.missed_ignored_empty() : m.missed_empty()}
          text={showsIgnored ? undefined : m.missed_empty_text()}
          next={
            showsIgnored
              ? { label: m.search_missed(), to: localUrl("/admin/search") }
              : { label: m.office_to_shop(), to: localUrl("/") }
          }
        />
      )}
      {rows && rows.length > 0 && (
        <ol
          aria-label={showsIgnored ? m.search_ignored() : m.missed_table()}
          aria-busy={list.stale}
          className={`divide-y divide-line rounded-card bg-card shadow-rest ${list.stale ? "opacity-60" : ""}`}
        >
          {rows.map((row) => (
            <MissedRow
              key={row.term}
              row={row}
              ignored={showsIgnored}
              onToggleIgnored={() => void changeIgnored(row.term, !showsIgnored)}
              onAddSynonym={(word) => void addSynonym(row.term, word)}
            />
          ))}
        </ol>
      )}
    </>
  );
}
