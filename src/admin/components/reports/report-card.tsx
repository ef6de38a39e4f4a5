import { type ReactNode, useId } from "react";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";

type ReportCardProps = {
  title: string;
  note: ReactNode;
  file: ReactNode;
  /** Undefined until loaded. */
  isEmpty: boolean | undefined;
  empty: string;
  children: ReactNode;
};

export function ReportCard({ title, note, file, isEmpty, empty, children }: ReportCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card bg-card p-2 shadow-rest">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 px-2">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        {isEmpty === false && file}
      </div>
      <p className="min-h-6 px-2 pb-1 text-hint text-ink-soft">{note}</p>
      {isEmpty === undefined && <SkeletonLine className="m-2 h-40 rounded-small" />}
      {isEmpty && <p className="px-2 py-3 text-ink-soft">{empty}</p>}
      {children}
    </section>
  );
}
