import type { ReactNode } from "react";

type PageHeadProps = {
  title: string;
  /** Shown beside the title, such as a count. Its space is reserved while it is loading. */
  note?: ReactNode;
  children?: ReactNode;
};

export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <div data-page-head className="mb-3 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="text-[1.375rem] leading-8 font-bold">{title}</h1>
      <div className="min-h-5 text-hint text-ink-soft">{note}</div>
      {children && <div className="ml-auto max-md:basis-full">{children}</div>}
    </div>
  );
}
