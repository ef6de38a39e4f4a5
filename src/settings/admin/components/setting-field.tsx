import { m } from "#src/language/messages.ts";
import { Field } from "#src/ui/form/field.tsx";
import type { SettingsAnswer } from "../contract.ts";
import { labels, type TextName, textFields, valueText } from "../fields.ts";
import type { SettingsForm } from "../use-settings-form.ts";

export type SettingProps = { form: SettingsForm; fixed: SettingsAnswer["data"]["fixed"] };

type SettingFieldProps = SettingProps & { name: TextName; hint?: string };

/** The edge of a field with unsaved changes. */
export const changedEdge = "rounded-small border-l-4 border-turmeric pl-2";

export function SettingField({ form, fixed, name, hint }: SettingFieldProps) {
  const { base, changed, busy } = form;
  const { max, type, language } = textFields[name];
  const variable = fixed[name];
  const isChanged = changed.includes(name);
  const changeHint = isChanged ? m.settings_was({ value: valueText(base, name) }) : hint;
  const hintText = variable ? m.settings_fixed({ variable }) : changeHint;
  return (
    <Field
      {...form.field(name)}
      className={isChanged ? changedEdge : ""}
      size="small"
      type={type ?? "text"}
      label={labels[name]()}
      hint={hintText}
      lang={language}
      maxLength={max}
      autoComplete="off"
      readOnly={busy || variable !== undefined}
    />
  );
}
