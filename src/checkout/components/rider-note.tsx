import ChevronDown from "lucide-react/icons/chevron-down";
import { m } from "#src/language/messages.ts";
import { maxRiderNote } from "#src/places/rules.ts";
import { TextArea } from "#src/ui/form/text-area.tsx";

type RiderNoteProps = {
  note: string | undefined;
  error: string | undefined;
  locked: boolean;
  onType: (field: "note", note: string) => void;
};

/** A note for the rider, folded while empty. */
export function RiderNote({ note = "", error, locked, onType }: RiderNoteProps) {
  return (
    <details open={note !== "" || error !== undefined || undefined} className="group -my-2">
      <summary className="press flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-small text-label text-leaf group-open:sr-only">
        {m.checkout_add_note()}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <TextArea
        name="rider_note"
        rows={2}
        label={m.place_rider_note()}
        aside={m.place_optional()}
        placeholder={m.place_rider_note_hint()}
        autoComplete="off"
        maxLength={maxRiderNote}
        value={note}
        error={error}
        readOnly={locked}
        onChange={(event) => onType("note", event.currentTarget.value)}
      />
    </details>
  );
}
