import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { focusInView } from "../focus-in-view.ts";
import type { EntryFormState, Versioned } from "./use-entry-form.ts";

type EntryFormProps<One extends Versioned, Fields extends object> = {
  state: EntryFormState<One, Fields>;
  title: string;
  /** What shoppers will see of it. */
  preview: (fields: One | Fields) => ReactNode;
  /** The button that removes it, if it can be removed. */
  removal: ReactNode;
  onClose: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** The frame of the form for an entry: what shoppers will see, what a colleague has saved meanwhile, its fields, its buttons. */
export function EntryForm<One extends Versioned, Fields extends object>(props: EntryFormProps<One, Fields>) {
  const { preview, onClose } = props;
  const { form, submit, busy, problem, theirs, fields } = props.state;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="entry-form-title"
      className="mb-4 grid gap-4 rounded-card bg-card p-3 shadow-rest sm:p-4"
    >
      <h2 id="entry-form-title" ref={focusInView} tabIndex={-1} className="text-title">
        {props.title}
      </h2>
      {problem && <Note look="error">{problem.message}</Note>}
      {theirs && (
        <section className="grid gap-2">
          <h3 className="text-label">{m.entry_theirs()}</h3>
          {preview(theirs)}
          <Button variant="second" size="small" className="justify-self-start" onClick={onClose}>
            {m.entry_take_theirs()}
          </Button>
          <h3 className="text-label">{m.entry_yours()}</h3>
        </section>
      )}
      {preview(fields)}
      {props.children}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" busy={busy}>
          {busy ? m.office_saving() : m.office_save()}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {m.entry_cancel()}
        </Button>
        {props.removal}
      </div>
    </form>
  );
}
