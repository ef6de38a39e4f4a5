import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Note } from "#src/ui/display/note.tsx";
import type { Order, OrderEdit } from "../contract.ts";
import { EditLines } from "./edit-lines.tsx";

export function EditedNote({ edits = [] }: Pick<Order, "edits">) {
  return edits.map(({ at, total_before: before, total_after: after, ...edit }) => (
    <Note key={at} className="mx-4 mt-3 lg:mx-6">
      <p>
        {editedText(dayAndTime(at), edit)}{" "}
        {before !== after && m.orders_edited_total({ before: formatTaka(before), after: formatTaka(after) })}
      </p>
      <EditLines edit={edit} />
    </Note>
  ));
}

function editedText(at: string, edit: Pick<OrderEdit, "taken_back" | "about" | "by_customer">): string {
  if (edit.taken_back) return m.orders_taken_back({ at });
  if (edit.about === "contact") return m.orders_contact_changed({ at });
  return edit.by_customer ? m.orders_edited_by_you({ at }) : m.orders_edited({ at });
}
