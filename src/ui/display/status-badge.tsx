import type { ReactNode } from "react";

export type Status = "pending" | "processing" | "completed" | "cancelled";

const colourClasses: Record<Status, string> = {
  pending: "bg-turmeric-tint text-turmeric-ink",
  processing: "bg-sky-tint text-sky-ink",
  completed: "bg-leaf-tint text-leaf-press",
  cancelled: "bg-cancelled-tint text-cancelled-ink",
};
const icons: Record<Status, ReactNode> = {
  pending: <circle cx="5" cy="5" r="3.5" fill="none" strokeWidth="2" />,
  processing: (
    <>
      <circle cx="5" cy="5" r="3.75" fill="none" strokeWidth="1.5" />
      <path d="M5 2a3 3 0 0 1 0 6Z" stroke="none" />
    </>
  ),
  completed: <circle cx="5" cy="5" r="4" stroke="none" />,
  cancelled: <path d="m1.5 1.5 7 7m0-7-7 7" fill="none" strokeWidth="1.75" strokeLinecap="round" />,
};

/** An order's status as icon and word, never colour alone. */
export function StatusBadge({ status, children }: { status: Status; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 items-center gap-1.5 rounded-status px-2 text-[0.8125rem] font-semibold whitespace-nowrap ${colourClasses[status]}`}
    >
      <svg viewBox="0 0 10 10" className="size-2.5 fill-current stroke-current" aria-hidden="true">
        {icons[status]}
      </svg>
      {children}
    </span>
  );
}
