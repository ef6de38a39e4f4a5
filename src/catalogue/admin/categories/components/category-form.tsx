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

/** Creates, changes or deletes a category; shown above the list of categories. */
export function CategoryForm({ entry, categories, onSaved, onRemoved, onClose }: CategoryFormProps) {
  const state = useEntryForm({
    entry,
    fieldsOf: toCategoryFields,
    onSaved,
    onRemoved,
    create: (fields, options) => call(createCategory, fields, options),
    change: (fields, options) => call(changeCategory, fields, options),
  });
  return (
    <EntryForm
      state={state}
      title={entry ? categoryName(entry) : m.category_new()}
      renderPreview={(fields) => <CategoryPreview fields={fields} />}
      removeButton={
        entry && (
          <RemoveCategory
            category={entry}
            targetCategories={categories.filter((category) => category !== entry)}
            onRemove={(move_to) => state.remove((removed) => call(removeCategory, { ...removed, move_to }))}
          />
        )
      }
      onClose={onClose}
    >
      <CategoryFormFields form={state} entry={entry} categories={categories} />
    </EntryForm>
  );
}
