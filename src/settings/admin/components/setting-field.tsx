import { useId } from "react";
import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import {
  type SettingField as FieldDescription,
  type SettingName,
  type SettingOfKind,
  settingFields,
  settingOf,
} from "#src/settings/fields.ts";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import type { SettingsAnswer } from "../contract.ts";
import { valueText } from "../settings-draft.ts";
import type { SettingsForm } from "../use-settings-form.ts";

export type SettingFieldProps<Name = SettingName> = {
  form: SettingsForm;
  fixed: SettingsAnswer["data"]["fixed"];
  name: Name;
  hint?: string | undefined;
  disabled?: boolean;
};

/** The edge of a field with unsaved changes. */
const changedEdge = "rounded-small border-l-4 border-turmeric pl-2";

/** The control of a setting, by its kind; `hint` is its own unless given. */
export function SettingField(props: SettingFieldProps) {
  const { name, hint = settingOf(name).hint?.() } = props;
  if (isOfKind(name, "flag")) return <FlagSetting {...props} name={name} hint={hint} />;
  if (isOfKind(name, "day")) return <DaySetting {...props} name={name} hint={hint} />;
  return <TextSetting {...props} hint={hint} />;
}

const isOfKind = <Kind extends "flag" | "day">(name: SettingName, kind: Kind): name is SettingOfKind<Kind> =>
  settingFields[name].kind === kind;

/** The attributes of the input element, by kind. */
const inputAttributes: Partial<Record<FieldDescription["kind"], object>> = {
  phone: { type: "tel" },
  whatsapp: { type: "tel" },
  email: { type: "email" },
  number: { inputMode: "numeric", maxLength: 12 },
  taka: { inputMode: "numeric", maxLength: 12 },
};

function TextSetting({ form, fixed, name, hint }: SettingFieldProps) {
  const { kind, label, language, max, unit } = settingOf(name);
  const variable = fixed[name];
  const isChanged = form.changed.includes(name);
  const changeHint = isChanged ? m.settings_was({ value: valueText(form.base, name) }) : hint;
  return (
    <Field
      {...form.field(name)}
      className={isChanged ? changedEdge : ""}
      size="small"
      label={label()}
      hint={variable ? m.settings_fixed({ variable }) : changeHint}
      before={unit?.()}
      lang={language}
      maxLength={max}
      autoComplete="off"
      readOnly={form.busy || variable !== undefined}
      {...inputAttributes[kind]}
    />
  );
}

function DaySetting({ form, name, hint }: SettingFieldProps<SettingOfKind<"day">>) {
  const { draft, base, changed, errors, change, busy } = form;
  const isChanged = changed.includes(name);
  const typedDay = draft[name];
  const changeHint = isChanged ? m.settings_was({ value: valueText(base, name) }) : hint;
  return (
    <Field
      type="date"
      className={isChanged ? changedEdge : ""}
      size="small"
      name={name}
      label={settingOf(name).label()}
      hint={[typedDay && `${day(typedDay)}.`, changeHint].filter(Boolean).join(" ")}
      readOnly={busy}
      value={typedDay ?? ""}
      error={errors[name]}
      onChange={({ currentTarget: { value } }) => change({ [name]: value || null })}
    />
  );
}

function FlagSetting({
  form: { choice, changed, errors },
  name,
  hint,
  disabled,
}: SettingFieldProps<SettingOfKind<"flag">>) {
  const id = useId();
  const hintText = errors[name] ?? hint;
  return (
    <div className={`sm:col-span-2 ${changed.includes(name) ? changedEdge : ""}`}>
      <Check
        {...choice(name)}
        label={settingOf(name).label()}
        disabled={disabled}
        aria-describedby={hintText && id}
      />
      {hintText && (
        <p id={id} className={`text-hint ${errors[name] ? "text-tomato" : "text-ink-soft"}`}>
          {hintText}
        </p>
      )}
    </div>
  );
}
