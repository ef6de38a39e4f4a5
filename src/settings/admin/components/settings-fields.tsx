import { type ReactNode, useId } from "react";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import {
  type SettingField as FieldDescription,
  type SettingName,
  settingNames,
  settingOf,
  settingSections,
} from "#src/settings/fields.ts";
import { SettingField, type SettingFieldProps } from "./setting-field.tsx";

type SettingsFieldsProps = Pick<SettingFieldProps, "form" | "fixed"> & { hasGateway: boolean };
type SettingSection = FieldDescription["section"];

const sections = Object.keys(settingSections) as SettingSection[];

/** All settings, in the sections and order of the field table; texts in the reader's language come first. */
export function SettingsFields({ form, fixed, hasGateway }: SettingsFieldsProps) {
  const lacksGateway = (name: SettingName) => name === "proves_phone" && !hasGateway;
  return (
    <div className="grid gap-3">
      {sections.map((section) => (
        <Group key={section} title={settingSections[section]()}>
          {namesIn(section).map((name) => (
            <SettingField
              key={name}
              form={form}
              fixed={fixed}
              name={name}
              hint={lacksGateway(name) ? m.settings_no_gateway() : undefined}
              disabled={lacksGateway(name) && !form.draft.proves_phone}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

/** In Bengali, each pair of languages is swapped. */
function namesIn(section: SettingSection): SettingName[] {
  const names = settingNames.filter((name) => settingOf(name).section === section);
  if (locale() === "en") return names;
  return names.map(
    (name) => name.replace(/_(?:en|bn)$/, (end) => (end === "_en" ? "_bn" : "_en")) as SettingName,
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
