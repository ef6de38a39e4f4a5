import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

/** The summary of a `<details className="group">`, with an arrow that shows whether it is open. */
export const Summary = ({ children }: { children: ReactNode }) => (
  <summary className="press flex min-h-11 w-fit list-none items-center gap-1 rounded-small text-label text-leaf [&::-webkit-details-marker]:hidden">
    {children}
    <ChevronDown size={18} aria-hidden className="group-open:rotate-180" />
  </summary>
);
