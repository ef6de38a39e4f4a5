import { type FormEvent, useRef, useState } from "react";
import { maxNote } from "../../../api/limits.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/display/note.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { noteUser, type UserDetail } from "./contract.ts";

type NoteFormProps = { user: UserDetail; onSaved: (note: string) => void };

/** What staff have to know about a customer. A colleague's note of meanwhile is shown, and the next save replaces it. */
export function NoteForm({ user, onSaved }: NoteFormProps) {
  const [was, setWas] = useState(user.note);
  const [note, setNote] = useState(user.note);
  const [saved, setSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(noteUser, form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ id: user.id, note, was });
    if (result?.ok) {
      setWas(result.value.note);
      setNote(result.value.note);
      onSaved(result.value.note);
      setSaved(true);
    } else if (result?.problem.code === "changed")
      setWas((result.problem.details as { now: { note: string } }).now.note);
  };
  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      className="grid gap-3 rounded-card bg-card p-4 shadow-rest"
    >
      <TextArea
        name="note"
        label={m.user_note()}
        hint={m.user_note_hint()}
        maxLength={maxNote}
        value={note}
        error={errors.note}
        readOnly={busy}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setSaved(false);
          edited("note");
        }}
      />
      {problem && (
        <Note look="error">
          {problem.message}
          {problem.code === "changed" && <q className="mt-1 block whitespace-pre-line">{was}</q>}
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="second" size="small" busy={busy} disabled={note === was && !problem}>
          {m.user_note_save()}
        </Button>
        <p role="status" className="text-hint font-semibold text-leaf">
          {saved && m.user_note_saved()}
        </p>
      </div>
    </form>
  );
}
