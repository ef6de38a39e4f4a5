import { maxButton, maxLink, maxNotice, maxText, maxTitle } from "#src/content/rules.ts";
import { DateFields } from "#src/kit/entries/date-fields.tsx";
import { TintChoice } from "#src/kit/entries/tint-choice.tsx";
import type { EntryFormState } from "#src/kit/entries/use-entry-form.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { PictureField } from "#src/pictures/admin/picture-field.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import type { AdminContent, ContentFields, ContentKind } from "../contract.ts";

type ContentFormFieldsProps = {
  kind: ContentKind;
  form: EntryFormState<AdminContent, ContentFields>;
};

const texts = [
  { name: "title", max: maxTitle, en: m.content_title_en, bn: m.content_title_bn },
  { name: "text", max: maxText, en: m.content_text_en, bn: m.content_text_bn },
  { name: "button", max: maxButton, en: m.content_button_en, bn: m.content_button_bn },
] as const;

/** The fields of any kind of content, the two languages side by side, that of the page first. */
export function ContentFormFields({ kind, form }: ContentFormFieldsProps) {
  const { fields, errors, change } = form;
  const languages = locale() === "bn" ? (["bn", "en"] as const) : (["en", "bn"] as const);
  const isNotice = kind === "notices";
  return (
    <div className={`grid gap-4 ${isNotice ? "" : "lg:grid-cols-[minmax(0,1fr)_17.75rem]"}`}>
      <div className="grid content-start gap-4 sm:grid-cols-2">
        {texts
          .filter(({ name }) => !isNotice || name === "title")
          .flatMap(({ name, max, ...labels }) =>
            languages.map((language) => (
              <Field
                key={name + language}
                {...form.field(`${name}_${language}`)}
                size="small"
                label={labels[language]()}
                lang={language}
                maxLength={isNotice ? maxNotice : max}
                autoComplete="off"
              />
            )),
          )}
        <Field
          {...form.field("link")}
          className="sm:col-span-2"
          size="small"
          label={m.content_link()}
          hint={m.content_link_hint()}
          maxLength={maxLink}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DateFields form={form} />
        <Check {...form.choice("is_active")} className="sm:col-span-2" label={m.entry_is_active()} />
      </div>
      {!isNotice && (
        <div className="grid content-start gap-4">
          <input type="hidden" name="image" value={fields.image} />
          <PictureField
            label={m.office_picture()}
            value={fields.image}
            category={fields.tint}
            error={errors.image}
            onChange={(image) => change({ image })}
          />
          <TintChoice value={fields.tint} onChange={(tint) => change({ tint })} />
        </div>
      )}
    </div>
  );
}
