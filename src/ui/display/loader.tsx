import type { ReactNode } from "react";

/** The shop's mark, breathing, while a page has nothing to show yet. `children` is the mark. */
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
