import { maxButton, maxLink, maxNotice, maxText, maxTitle } from "#src/content/rules.ts";
import { DateFields } from "#src/kit/entries/date-fields.tsx";
import { TintChoice } from "#src/kit/entries/tint-choice.tsx";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { PictureField } from "#src/pictures/admin/picture-field.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import type { ContentFields, ContentKind } from "../contract.ts";

type ContentFormFieldsProps = {
  kind: ContentKind;
  fields: ContentFields;
  errors: Partial<Record<string, string>>;
  busy: boolean;
  onChange: (change: Partial<ContentFields>) => void;
};

const texts = [
  { name: "title", max: maxTitle, en: m.content_title_en, bn: m.content_title_bn },
  { name: "text", max: maxText, en: m.content_text_en, bn: m.content_text_bn },
  { name: "button", max: maxButton, en: m.content_button_en, bn: m.content_button_bn },
] as const;

/** The fields of a slide, an advertisement, a banner or a notice, the two languages side by side, that of the page first. */
export function ContentFormFields({ kind, fields, errors, busy, onChange }: ContentFormFieldsProps) {
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
                size="small"
                name={`${name}_${language}`}
                label={labels[language]()}
                lang={language}
                maxLength={isNotice ? maxNotice : max}
                autoComplete="off"
                readOnly={busy}
                value={fields[`${name}_${language}`]}
                error={errors[`${name}_${language}`]}
                onChange={({ currentTarget: { value } }) => onChange({ [`${name}_${language}`]: value })}
              />
            )),
          )}
        <Field
          className="sm:col-span-2"
          size="small"
          name="link"
          label={m.content_link()}
          hint={m.content_link_hint()}
          maxLength={maxLink}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={busy}
          value={fields.link}
          error={errors.link}
          onChange={({ currentTarget: { value } }) => onChange({ link: value })}
        />
        <DateFields dates={fields} errors={errors} readOnly={busy} onChange={onChange} />
        <Check
          className="sm:col-span-2"
          label={m.entry_is_active()}
          checked={fields.is_active}
          onChange={({ currentTarget: { checked } }) => onChange({ is_active: checked })}
        />
      </div>
      {!isNotice && (
        <div className="grid content-start gap-4">
          <input type="hidden" name="image" value={fields.image} />
          <PictureField
            label={m.content_image()}
            value={fields.image}
            category={fields.tint}
            error={errors.image}
            onChange={(image) => onChange({ image })}
          />
          <TintChoice value={fields.tint} onChange={(tint) => onChange({ tint })} />
        </div>
      )}
    </div>
  );
}
