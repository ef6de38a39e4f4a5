import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { focusOnMount } from "../focus-on-mount.ts";
import { FormFoot, FormFrame } from "../form/form-frame.tsx";
import type { EntryFormState, Versioned } from "./use-entry-form.ts";

type EntryFormProps<One extends Versioned, Fields extends FieldValues> = {
  state: EntryFormState<One, Fields>;
  title: string;
  /** Renders the entry as shoppers would see it. */
  renderPreview: (fields: One | Fields) => ReactNode;
  removeButton: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The layout of an entry's form: preview, a colleague's concurrent version, fields and buttons. */
export function EntryForm<One extends Versioned, Fields extends FieldValues>(
  props: EntryFormProps<One, Fields>,
) {
  const { state, title, renderPreview, onClose } = props;
  // A colleague's version, if it was saved since this form was opened.
  const { theirs } = state;
  return (
    <FormFrame
      form={state}
      label={title}
      className="mb-4 grid gap-4 rounded-card bg-card p-3 shadow-rest sm:p-4"
    >
      <h2 ref={focusOnMount} tabIndex={-1} className="text-title">
        {title}
      </h2>
      {theirs && (
        <section className="grid gap-2">
          <h3 className="text-label">{m.entry_theirs()}</h3>
          {renderPreview(theirs)}
          <Button variant="second" size="small" className="justify-self-start" onClick={onClose}>
            {m.entry_take_theirs()}
          </Button>
          <h3 className="text-label">{m.entry_yours()}</h3>
        </section>
      )}
      {renderPreview(state.fields)}
      {props.children}
      <FormFoot
        form={state}
        size="small"
        saveLabel={m.common_save()}
        close={{ label: m.office_cancel(), onClose }}
      >
        {props.removeButton}
      </FormFoot>
    </FormFrame>
  );
}
