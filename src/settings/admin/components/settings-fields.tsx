import { type ReactNode, useId } from "react";
import { day } from "#src/language/dates/dates.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { labels, type NumberFieldName, type TextName, valueText } from "../fields.ts";
import { changedEdge, SettingField, type SettingProps } from "./setting-field.tsx";

export function SettingsFields(props: SettingProps & { hasGateway: boolean }) {
  const inLanguageOrder = (en: TextName, bn: TextName) => (locale() === "bn" ? [bn, en] : [en, bn]);
  const fields = (names: TextName[], hint?: string) =>
    names.map((name) => <SettingField key={name} {...props} name={name} {...(hint && { hint })} />);
  const { hasGateway, form } = props;
  const provesPhone = form.draft.proves_phone;
  const proofHint = hasGateway ? m.settings_proves_phone_hint() : m.settings_no_gateway();
  return (
    <div className="grid gap-3">
      <Group title={m.settings_names()}>
        {fields([...inLanguageOrder("name_en", "name_bn"), ...inLanguageOrder("address_en", "address_bn")])}
      </Group>
      <Group title={m.settings_reach()}>
        {fields(["phone", "second_phone", "email", "dbid"])}
        {fields(["whatsapp", "messenger"], m.settings_chat_hint())}
      </Group>
      <Group title={m.settings_opening()}>
        {fields(inLanguageOrder("hours_en", "hours_bn"), m.settings_hours_hint())}
        <Day {...props} name="closed_from" />
        <Day {...props} name="back_on" />
        <Switch {...props} name="takes_orders" />
      </Group>
      <Group title={m.common_orders()}>
        <NumberSetting {...props} name="minimum" before="৳" hint={m.settings_minimum_hint()} />
        <NumberSetting {...props} name="weight_tolerance" before="%" hint={m.settings_tolerance_hint()} />
        <NumberSetting {...props} name="complaint_hours" hint={m.settings_complaint_hours_hint()} />
        <Switch {...props} name="mails_orders" />
      </Group>
      <Group title={m.settings_phone_proof()}>
        <Switch {...props} name="proves_phone" hint={proofHint} disabled={!hasGateway && !provesPhone} />
        <NumberSetting
          {...props}
          name="codes_per_day"
          before={m.office_sms()}
          hint={m.settings_codes_per_day_hint()}
        />
      </Group>
      <Group title={m.settings_notifications()}>
        <NumberSetting
          {...props}
          name="notifications_per_day"
          hint={m.settings_notifications_per_day_hint()}
        />
      </Group>
      <Group title={m.settings_new_customers()}>
        <NumberSetting {...props} name="new_customer_orders" hint={m.settings_new_customer_orders_hint()} />
        <NumberSetting {...props} name="new_customer_pieces" hint={m.settings_new_customer_pieces_hint()} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-card p-4 shadow-rest">
      <h2 id={id} className="mb-3 text-sub">
        {title}
      </h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

function Day({ form, name }: SettingProps & { name: "closed_from" | "back_on" }) {
  const { draft, base, changed, errors, change, busy } = form;
  const isChanged = changed.includes(name);
  return (
    <Field
      type="date"
      className={isChanged ? changedEdge : ""}
      size="small"
      name={name}
      label={labels[name]()}
      hint={[
        draft[name] && `${day(draft[name])}.`,
        isChanged ? m.settings_was({ value: valueText(base, name) }) : m.settings_closed_hint(),
      ]
        .filter(Boolean)
        .join(" ")}
      readOnly={busy}
      value={draft[name] ?? ""}
      error={errors[name]}
      onChange={({ currentTarget: { value } }) => change({ [name]: value || null })}
    />
  );
}

type SwitchProps = SettingProps & {
  name: "takes_orders" | "mails_orders" | "proves_phone";
  hint?: string;
  disabled?: boolean;
};

function Switch({ form: { choice, changed, errors }, name, hint, disabled }: SwitchProps) {
  const id = useId();
  const hintText = errors[name] ?? hint;
  return (
    <div className={`sm:col-span-2 ${changed.includes(name) ? changedEdge : ""}`}>
      <Check {...choice(name)} label={labels[name]()} disabled={disabled} aria-describedby={hintText && id} />
      {hintText && (
        <p id={id} className={`text-hint ${errors[name] ? "text-tomato" : "text-ink-soft"}`}>
          {hintText}
        </p>
      )}
    </div>
  );
}

type NumberSettingProps = SettingProps & { name: NumberFieldName; before?: string; hint: string };

function NumberSetting({ form, name, before, hint }: NumberSettingProps) {
  const isChanged = form.changed.includes(name);
  return (
    <Field
      {...form.field(name)}
      className={isChanged ? changedEdge : ""}
      size="small"
      inputMode="numeric"
      before={before}
      label={labels[name]()}
      hint={isChanged ? m.settings_was({ value: valueText(form.base, name) }) : hint}
      maxLength={12}
      autoComplete="off"
    />
  );
}
