import { Note } from "#src/ui/display/note.tsx";
import { cancelledText } from "../change-text.ts";
import type { Order } from "../contract.ts";

export function CancelledNote({ cancelled, className }: Pick<Order, "cancelled"> & { className: string }) {
  if (!cancelled) return null;
  return <Note className={className}>{cancelledText(cancelled)}</Note>;
}
