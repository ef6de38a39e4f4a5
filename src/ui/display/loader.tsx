import type { ReactNode } from "react";

/** Fills a page that is loading: an animated picture, its `children`, and a text. */
export function Loader({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="grid min-h-[50dvh] place-content-center justify-items-center gap-4 text-ink-soft"
    >
      <span className="animate-breathe text-leaf" aria-hidden="true">
        {children}
      </span>
      {label}
    </div>
  );
}
