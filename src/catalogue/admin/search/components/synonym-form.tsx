import { call } from "#src/api/client/client.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { useEntryForm } from "#src/kit/entries/use-entry-form.ts";
import { focusOnMount } from "#src/kit/focus-on-mount.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { changeSynonym, createSynonym, removeSynonym, type Synonym } from "../contract.ts";
import { toSynonymDraft, toSynonymWords } from "../synonym-draft.ts";
import { SynonymTrial } from "./synonym-trial.tsx";

type SynonymFormProps = {
  /** The synonym to edit; undefined for a new one. */
  synonym: Synonym | undefined;
  /** The words that a new one starts with. */
  words: string | undefined;
  /** Called with the message to show. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Adds, changes or deletes a synonym, and shows beside it what searches would find. */
export function SynonymForm({ synonym, words = "", onDone, onClose }: SynonymFormProps) {
  const word = synonym?.words[0] ?? "";
  const state = useEntryForm({
    entry: synonym,
    fieldsOf: (synonym) => (synonym ? toSynonymDraft(synonym) : { words, kinds: "" }),
    create: (draft, options) => call(createSynonym, toSynonymWords(draft), options),
    change: ({ id, version, ...draft }, options) =>
      call(changeSynonym, { id, version, ...toSynonymWords(draft) }, options),
    onSaved: (saved) => onDone(m.synonym_saved({ word: saved.words[0] ?? "" })),
    onRemoved: () => onDone(m.synonym_removed({ word })),
  });
  const title = synonym ? m.synonym_change_of({ word }) : m.synonym_new();
  const { theirs } = state;
  return (
    <FormFrame
      form={state}
      label={title}
      className="mb-4 grid gap-4 rounded-card bg-card p-4 shadow-rest lg:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <h2 ref={focusOnMount} tabIndex={-1} className="text-sub">
          {title}
        </h2>
        {theirs && (
          <div className="grid justify-items-start gap-2">
            <p>{m.synonym_theirs({ words: [...theirs.words, ...theirs.kinds].join(", ") })}</p>
            <Button variant="second" size="small" onClick={onClose}>
              {m.synonym_take_theirs()}
            </Button>
          </div>
        )}
        <TextArea {...state.field("words")} label={m.synonym_words()} hint={m.synonym_words_hint()} />
        <TextArea {...state.field("kinds")} label={m.synonym_kinds()} hint={m.synonym_kinds_hint()} />
        <FormFoot
          form={state}
          size="small"
          saveLabel={m.common_save()}
          close={{ label: m.office_cancel(), onClose }}
        >
          {synonym && (
            <ConfirmButton
              label={m.synonym_remove()}
              question={m.synonym_remove_text({ word })}
              confirmLabel={m.synonym_remove_yes()}
              keepLabel={m.synonym_keep()}
              onConfirm={() => state.remove((idAndVersion) => call(removeSynonym, idAndVersion))}
            />
          )}
        </FormFoot>
      </div>
      <SynonymTrial id={synonym && String(synonym.id)} words={toSynonymWords(state.fields)} />
    </FormFrame>
  );
}
