import { useState } from "react";
import { maxNote } from "#src/api/limits.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { noteUser, type UserDetail } from "./contract.ts";

type NoteFormProps = { user: UserDetail; onSaved: (note: string) => void };

/** The note of staff about a user. If a colleague changed it meanwhile, it shows what they wrote. */
export function NoteForm({ user, onSaved }: NoteFormProps) {
  const [previousNote, setPreviousNote] = useState(user.note);
  const [isSaved, setIsSaved] = useState(false);
  const state = useCallForm({
    values: { note: user.note },
    operation: noteUser,
    inputOf: ({ note }) => ({ id: String(user.id), note, was: previousNote }),
    onSaved: ({ note }, _, show) => {
      show({ note });
      setPreviousNote(note);
      setIsSaved(true);
      onSaved(note);
    },
    onConflict: (currentNote) => setPreviousNote((currentNote as { note: string }).note),
  });
  const { problem, isChanged } = state;
  return (
    <FormFrame form={state} className="grid gap-3 rounded-card bg-card p-4 shadow-rest">
      <TextArea
        {...state.field("note")}
        label={m.user_note()}
        hint={m.user_note_hint()}
        maxLength={maxNote}
      />
      <FormFoot
        form={state}
        size="small"
        variant="second"
        disabled={!isChanged && !problem}
        saveLabel={m.user_note_save()}
        problem={
          problem?.code === "changed" && (
            <>
              {problem.message}
              <q className="mt-1 block whitespace-pre-line">{previousNote}</q>
            </>
          )
        }
      >
        <p role="status" className="text-hint font-semibold text-leaf">
          {isSaved && !isChanged && m.user_note_saved()}
        </p>
      </FormFoot>
    </FormFrame>
  );
}
