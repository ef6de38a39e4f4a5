import { type FormEvent, useRef, useState } from "react";
import { useWarning } from "../../../../admin/kit/form/use-warning.ts";
import { call } from "../../../../api/client/client.ts";
import { m } from "../../../../language/messages.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Note } from "../../../../ui/display/note.tsx";
import { TextArea } from "../../../../ui/form/text-area.tsx";
import { useCall } from "../../../../ui/form/use-call.ts";
import { changeSynonym, createSynonym, removeSynonym, type Synonym, type SynonymWords } from "../contract.ts";
import { draftOf, wordsOf } from "../synonym-draft.ts";
import { RemoveSynonym } from "./remove-synonym.tsx";
import { SynonymTrial } from "./synonym-trial.tsx";

type SynonymFormProps = {
  /** Those to change; absent for new ones, which begin with `words`. */
  synonym: Synonym | undefined;
  words: string | undefined;
  /** Called with what to say about it. */
  onDone: (text: string) => void;
  onClose: () => void;
};

type SentSynonym = SynonymWords & { id: string | undefined; version: number };

const save = ({ id, version, ...words }: SentSynonym) =>
  id === undefined ? call(createSynonym, words) : call(changeSynonym, { ...words, id, version });

/** Makes or changes synonyms, with what would be found by them beside it. What is typed stays after a refusal. */
export function SynonymForm({ synonym, words = "", onDone, onClose }: SynonymFormProps) {
  const [stored, setStored] = useState(synonym);
  const [theirs, setTheirs] = useState<Synonym>();
  const base = stored ? draftOf(stored) : { words: "", kinds: "" };
  const [draft, setDraft] = useState(stored ? base : { words, kinds: "" });
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(save, form);
  const id = stored && String(stored.id);
  const version = stored?.version ?? 0;
  useWarning(draft.words !== base.words || draft.kinds !== base.kinds);

  const meet = (now: Synonym) => {
    setStored(now);
    setTheirs(now);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ ...wordsOf(draft), id, version });
    if (result?.ok) return onDone(m.synonym_saved({ word: result.value.data.words[0] ?? "" }));
    if (result?.problem.code === "changed") meet((result.problem.details as { now: Synonym }).now);
  };
  const remove = async () => {
    if (!stored || id === undefined) return undefined;
    const result = await call(removeSynonym, { id, version });
    if (result.ok) return void onDone(m.synonym_removed({ word: stored.words[0] ?? "" }));
    if (result.problem.code === "changed") meet((result.problem.details as { now: Synonym }).now);
    return result.problem.message;
  };
  const fieldOf = (name: "words" | "kinds") => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
      setDraft({ ...draft, [name]: currentTarget.value });
      edited(name);
    },
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="synonym-title"
      className="mb-4 grid gap-4 rounded-card bg-card p-4 shadow-rest lg:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <h2 id="synonym-title" ref={takeFocusInView} tabIndex={-1} className="text-sub">
          {synonym ? m.synonym_change_of({ word: synonym.words[0] ?? "" }) : m.synonym_new()}
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
            {busy ? m.synonym_saving() : m.synonym_save()}
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            {m.synonym_cancel()}
          </Button>
          {synonym && <RemoveSynonym word={synonym.words[0] ?? ""} onRemove={remove} />}
        </div>
      </div>
      <SynonymTrial id={id} words={wordsOf(draft)} />
    </form>
  );
}

/** The form opens above a list that may be scrolled far down. */
const takeFocusInView = (element: HTMLElement | null) => element?.focus();
