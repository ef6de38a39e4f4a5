import { call } from "#src/api/client/client.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { EntryForm } from "#src/kit/entries/entry-form.tsx";
import { useEntryForm } from "#src/kit/entries/use-entry-form.ts";
import { m } from "#src/language/messages.ts";
import {
  type AdminContent,
  type ContentKind,
  changeContent,
  createContent,
  removeContent,
} from "../contract.ts";
import { fieldsOf, titleText } from "../fields.ts";
import { ContentFormFields } from "./content-form-fields.tsx";
import { ContentPreview } from "./content-preview.tsx";

type ContentFormProps = {
  kind: ContentKind;
  /** Undefined for a new entry. */
  entry: AdminContent | undefined;
  onSaved: (entry: AdminContent) => void;
  onRemoved: () => void;
  onClose: () => void;
};

const newEntryTitles = {
  sliders: m.content_new_slide,
  advertisements: m.content_new_advertisement,
  banners: m.content_new_banner,
  notices: m.content_new_notice,
};

/** Creates, changes or deletes an entry of one kind, with a preview. */
export function ContentForm({ kind, entry, onSaved, onRemoved, onClose }: ContentFormProps) {
  const state = useEntryForm({
    entry,
    fieldsOf,
    onSaved,
    onRemoved,
    create: (fields, once) => call(createContent, { kind, ...fields }, once),
    change: (fields, once) => call(changeContent, { kind, ...fields }, once),
  });
  return (
    <EntryForm
      state={state}
      title={entry ? titleText(entry) : newEntryTitles[kind]()}
      renderPreview={(fields) => <ContentPreview kind={kind} fields={fields} />}
      removeButton={
        entry && (
          <ConfirmButton
            label={m.entry_remove()}
            question={m.entry_remove_text({ title: titleText(entry) })}
            confirmLabel={m.entry_remove_yes()}
            keepLabel={m.entry_keep()}
            onConfirm={() => state.remove((which) => call(removeContent, { kind, ...which }))}
          />
        )
      }
      onClose={onClose}
    >
      <ContentFormFields kind={kind} form={state} />
    </EntryForm>
  );
}
