import Check from "lucide-react/icons/check";
import type { RequestStatus } from "../rules.ts";
import { statusNames } from "./status-names.ts";

const colourClasses: Record<RequestStatus, string> = {
  new: "bg-turmeric-tint text-turmeric-ink",
  in_hand: "bg-sky-tint text-sky-ink",
  answered: "bg-leaf-tint text-leaf-press",
  done: "bg-cancelled-tint text-cancelled-ink",
};

export function RequestBadge({ status }: { status: RequestStatus }) {
  return (
    <span
      className={`inline-flex h-6 shrink-0 items-center gap-1 rounded-status px-2 text-badge whitespace-nowrap ${colourClasses[status]}`}
    >
      {status === "done" && <Check size={12} aria-hidden className="stroke-3" />}
      {statusNames[status]()}
    </span>
  );
}
