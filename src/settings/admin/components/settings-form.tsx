import type { ReactNode } from "react";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { UnsavedBar } from "#src/kit/form/unsaved-bar.tsx";
import { m } from "#src/language/messages.ts";
import { settingOf } from "#src/settings/fields.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { SettingsAnswer } from "../contract.ts";
import { type SettingsDraft, valueText } from "../settings-draft.ts";
import { useSettingsForm } from "../use-settings-form.ts";
import { SettingsFields } from "./settings-fields.tsx";

type SettingsFormProps = {
  settings: SettingsAnswer["data"];
  onSaved: () => void;
  preview: (draft: SettingsDraft) => ReactNode;
};

/** The form of the shop's settings, beside a preview of what shoppers see of them. */
export function SettingsForm({ settings, onSaved, preview: renderPreview }: SettingsFormProps) {
  const { details, fixed, has_gateway: hasGateway } = settings;
  const form = useSettingsForm(details, onSaved);
  const { draft, base, changed, theirs, problem, busy } = form;
  return (
    <FormFrame form={form} className="grid gap-3">
      {problem && <Note look="error">{problem.message}</Note>}
      {theirs.map((field) => (
        <div
          key={field}
          className="flex flex-wrap items-center gap-3 rounded-small bg-turmeric-tint px-4 py-2"
        >
          <p className="min-w-0 flex-1 text-turmeric-ink">
            {m.settings_theirs({ field: settingOf(field).label(), value: valueText(base, field) })}
          </p>
          <Button variant="second" size="dense" onClick={() => form.takeTheirs(field)}>
            {m.settings_take_theirs()}
          </Button>
        </div>
      ))}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_24.375rem]">
        <SettingsFields form={form} fixed={fixed} hasGateway={hasGateway} />
        {renderPreview(draft)}
      </div>
      <UnsavedBar
        fields={changed.map((field) => settingOf(field).label())}
        busy={busy}
        onDiscard={form.discard}
      />
    </FormFrame>
  );
}
