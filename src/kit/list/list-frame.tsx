import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { ReactNode } from "react";
import type { Loaded } from "#src/api/client/use-load.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { EmptyList, type EmptyListProps } from "./empty-list.tsx";
import { NextPage } from "./next-page.tsx";

/** A page of rows with the cursor of the next one. */
type RowsPage<Row> = { data: Row[]; meta: { next: number | null } };

type ListFrameProps<Row> = {
  list: Omit<Loaded<RowsPage<Row>>, "changeValue">;
  /** Shown if the list is empty. */
  empty: EmptyListProps;
  /** The list's URL without filters; undefined if no filter is active. */
  unfiltered?: string | undefined;
  children: (rows: Row[]) => ReactNode;
};

/** Shows a list's rows and paging, or its skeleton, failure or empty state. */
export function ListFrame<Row>({ list, empty, unfiltered, children }: ListFrameProps<Row>) {
  const { value, problem, stale, load } = list;
  if (problem && (stale || !value)) return <Failed text={problem.message} onRetry={load} />;
  if (!value) return <ListSkeleton />;
  if (value.data.length === 0)
    return (
      <EmptyList
        title={unfiltered ? m.office_nothing_found() : empty.title}
        text={unfiltered ? "" : empty.text}
        next={unfiltered ? { label: m.office_show_all(), to: unfiltered } : empty.next}
      />
    );
  return (
    <>
      {problem && <Failed text={problem.message} onRetry={load} />}
      <div aria-busy={stale} className={stale ? "opacity-60" : ""}>
        {children(value.data)}
      </div>
      <NextPage next={value.meta.next} />
    </>
  );
}

/** Says why something could not be loaded, with a button to retry. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Note look="error" className="mb-3" icon={<CircleAlert size={20} aria-hidden className="self-center" />}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {text}
        <Button variant="second" size="dense" onClick={onRetry}>
          {m.common_try_again()}
        </Button>
      </div>
    </Note>
  );
}

const skeletonWidths = [
  "w-5/6",
  "w-2/3",
  "w-3/4",
  "w-4/5",
  "w-1/2",
  "w-11/12",
  "w-3/5",
  "w-7/12",
  "w-9/12",
  "w-8/12",
];

export function ListSkeleton() {
  return (
    <div role="status" aria-label={m.office_loading()} className="rounded-card bg-card shadow-rest">
      {skeletonWidths.map((width) => (
        <div
          key={width}
          className="flex min-h-18 items-center gap-4 border-line px-4 not-first:border-t md:min-h-10"
        >
          <SkeletonLine className="w-16 shrink-0" />
          <SkeletonLine className={width} />
          <SkeletonLine className="ml-auto w-14 shrink-0 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
