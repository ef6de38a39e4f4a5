import { Note } from "../../ui/display/note.tsx";
import { cancelledInWords } from "../changed-words.ts";
import type { Order } from "../contract.ts";

/** Tells the customer why the shop cancelled the order; nothing where that is not known. */
export function CancelledNote({ cancelled }: Pick<Order, "cancelled">) {
  if (!cancelled) return null;
  return <Note className="mx-4 mt-3 lg:mx-6">{cancelledInWords(cancelled)}</Note>;
}
