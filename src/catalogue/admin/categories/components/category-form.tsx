import { call } from "#src/api/client/client.ts";
import { EntryForm } from "#src/kit/entries/entry-form.tsx";
import { useEntryForm } from "#src/kit/entries/use-entry-form.ts";
import { m } from "#src/language/messages.ts";
import { type AdminCategory, changeCategory, createCategory, removeCategory } from "../contract.ts";
import { categoryName, toCategoryFields } from "../fields.ts";
import { CategoryFormFields } from "./category-form-fields.tsx";
import { CategoryPreview } from "./category-preview.tsx";
import { RemoveCategory } from "./remove-category.tsx";

type CategoryFormProps = {
  /** Undefined for a new category. */
  entry: AdminCategory | undefined;
  categories: AdminCategory[];
  onSaved: (category: AdminCategory) => void;
  onRemoved: () => void;
  onClose: () => void;
};

export function CategoryForm({ entry, categories, onSaved, onRemoved, onClose }: CategoryFormProps) {
  const state = useEntryForm({
    entry,
    fieldsOf: toCategoryFields,
    onSaved,
    onRemoved,
    create: (fields, once) => call(createCategory, fields, once),
    change: (fields, once) => call(changeCategory, fields, once),
  });
  return (
    <EntryForm
      state={state}
      title={entry ? categoryName(entry) : m.category_new()}
      preview={(fields) => <CategoryPreview fields={fields} />}
      removal={
        entry && (
          <RemoveCategory
            category={entry}
            others={categories.filter((category) => category !== entry)}
            onRemove={(move_to) => state.remove((which) => call(removeCategory, { ...which, move_to }))}
          />
        )
      }
      onClose={onClose}
    >
      <CategoryFormFields form={state} entry={entry} categories={categories} />
    </EntryForm>
  );
}
