import { type ReactNode, useId } from "react";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";

type ReportCardProps = {
  title: string;
  note: ReactNode;
  exportButton: ReactNode;
  /** Undefined until loaded. */
  isEmpty: boolean | undefined;
  emptyText: string;
  children: ReactNode;
};

/** A card of the reports page, with the report, its skeleton, or why it is empty. */
export function ReportCard(props: ReportCardProps) {
  const { title, note, exportButton, isEmpty, emptyText, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card bg-card p-2 shadow-rest">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 px-2">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        {isEmpty === false && exportButton}
      </div>
      <p className="min-h-6 px-2 pb-1 text-hint text-ink-soft">{note}</p>
      {isEmpty === undefined && <SkeletonLine className="m-2 h-40 rounded-small" />}
      {isEmpty && <p className="px-2 py-3 text-ink-soft">{emptyText}</p>}
      {children}
    </section>
  );
}
