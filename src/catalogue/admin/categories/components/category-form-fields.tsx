import { maxCategoryNameLength } from "#src/catalogue/admin/rules.ts";
import { fieldOf, type RequirableField, requirableFields } from "#src/catalogue/product/fields.ts";
import { DateFields } from "#src/kit/entries/date-fields.tsx";
import { TintChoice } from "#src/kit/entries/tint-choice.tsx";
import type { EntryFormState } from "#src/kit/entries/use-entry-form.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { PictureField } from "#src/pictures/admin/picture-field.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import type { AdminCategory, CategoryFields } from "../contract.ts";
import { findPossibleParents } from "../fields.ts";
import { CategoryOptions } from "./category-options.tsx";

type CategoryFormFieldsProps = {
  form: EntryFormState<AdminCategory, CategoryFields>;
  /** Undefined for a new category. */
  entry: AdminCategory | undefined;
  categories: AdminCategory[];
};

const nameLabels = { en: m.admin_product_name_en, bn: m.admin_product_name_bn };

export function CategoryFormFields({ form, entry, categories }: CategoryFormFieldsProps) {
  const { fields, errors, change } = form;
  const languages = locale() === "bn" ? (["bn", "en"] as const) : (["en", "bn"] as const);
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_17.75rem]">
      <div className="grid content-start gap-4 sm:grid-cols-2">
        {languages.map((language) => (
          <Field
            key={language}
            {...form.field(`name_${language}`)}
            size="small"
            label={nameLabels[language]()}
            lang={language}
            maxLength={maxCategoryNameLength}
            autoComplete="off"
          />
        ))}
        <Select
          size="dense"
          label={m.category_parent()}
          error={errors.parent_id}
          value={fields.parent_id ?? ""}
          onChange={({ currentTarget: { value } }) =>
            change({ parent_id: value === "" ? null : Number(value) })
          }
          className="sm:col-span-2"
        >
          <option value="">{m.category_no_parent()}</option>
          <CategoryOptions categories={categories} options={findPossibleParents(categories, entry)} />
        </Select>
        <DateFields form={form} />
        <div className="sm:col-span-2">
          <Check {...form.choice("is_active")} label={m.entry_is_active()} />
          <p className="text-hint text-ink-soft">{m.category_hidden_hint()}</p>
        </div>
        <div className="sm:col-span-2">
          <TintChoice value={fields.tint} onChange={(tint) => change({ tint })} />
        </div>
        <RequiredFields
          value={fields.required_fields ?? []}
          onChange={(required_fields) => change({ required_fields })}
        />
      </div>
      <PictureField
        removable
        label={m.office_picture()}
        value={fields.image}
        category={fields.tint}
        error={errors.image}
        onChange={(image) => change({ image: image as CategoryFields["image"] })}
      />
    </div>
  );
}

type RequiredFieldsProps = { value: RequirableField[]; onChange: (value: RequirableField[]) => void };

/** The fields that each product of the category should have. */
function RequiredFields({ value, onChange }: RequiredFieldsProps) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="text-label">{m.category_required_fields()}</legend>
      <p className="text-hint text-ink-soft">{m.category_required_hint()}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {requirableFields.map((name) => (
          <Check
            key={name}
            label={fieldOf(name).label()}
            checked={value.includes(name)}
            onChange={(event) => {
              const otherNames = value.filter((field) => field !== name);
              onChange(event.currentTarget.checked ? [...value, name] : otherNames);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
