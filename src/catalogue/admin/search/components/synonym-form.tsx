import { call } from "#src/api/client/client.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { useEntryForm } from "#src/kit/entries/use-entry-form.ts";
import { focusInView } from "#src/kit/focus-in-view.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { changeSynonym, createSynonym, removeSynonym, type Synonym } from "../contract.ts";
import { draftOf, wordsOf } from "../synonym-draft.ts";
import { SynonymTrial } from "./synonym-trial.tsx";

type SynonymFormProps = {
  /** Those to change; absent for new ones, which begin with `words`. */
  synonym: Synonym | undefined;
  words: string | undefined;
  /** Called with what to say about it. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Makes or changes synonyms, with what would be found by them beside it. */
export function SynonymForm({ synonym, words = "", onDone, onClose }: SynonymFormProps) {
  const word = synonym?.words[0] ?? "";
  const { fields, theirs, busy, problem, errors, ...state } = useEntryForm({
    entry: synonym,
    fieldsOf: (one) => (one ? draftOf(one) : { words, kinds: "" }),
    create: (draft) => call(createSynonym, wordsOf(draft)),
    change: ({ id, version, ...draft }) => call(changeSynonym, { id, version, ...wordsOf(draft) }),
    onSaved: (saved) => onDone(m.synonym_saved({ word: saved.words[0] ?? "" })),
    onRemoved: () => onDone(m.synonym_removed({ word })),
  });
  const fieldOf = (name: "words" | "kinds") => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
      state.edit({ [name]: currentTarget.value }),
  });
  return (
    <form
      ref={state.form}
      method="post"
      noValidate
      onSubmit={state.submit}
      aria-labelledby="synonym-title"
      className="mb-4 grid gap-4 rounded-card bg-card p-4 shadow-rest lg:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <h2 id="synonym-title" ref={focusInView} tabIndex={-1} className="text-sub">
          {synonym ? m.synonym_change_of({ word }) : m.synonym_new()}
        </h2>
        {problem && <Note look="error">{problem.message}</Note>}
        {theirs && (
          <div className="grid justify-items-start gap-2">
            <p>{m.synonym_theirs({ words: [...theirs.words, ...theirs.kinds].join(", ") })}</p>
            <Button variant="second" size="small" onClick={onClose}>
              {m.synonym_take_theirs()}
            </Button>
          </div>
        )}
        <TextArea {...fieldOf("words")} label={m.synonym_words()} hint={m.synonym_words_hint()} />
        <TextArea {...fieldOf("kinds")} label={m.synonym_kinds()} hint={m.synonym_kinds_hint()} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" size="small" busy={busy}>
            {busy ? m.office_saving() : m.office_save()}
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            {m.entry_cancel()}
          </Button>
          {synonym && (
            <ConfirmButton
              label={m.synonym_remove()}
              question={m.synonym_remove_text({ word })}
              confirm={m.synonym_remove_yes()}
              keep={m.synonym_keep()}
              onConfirm={() => state.remove((which) => call(removeSynonym, which))}
            />
          )}
        </div>
      </div>
      <SynonymTrial id={synonym && String(synonym.id)} words={wordsOf(fields)} />
    </form>
  );
}
