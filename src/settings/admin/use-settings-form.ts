import { useState } from "react";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import type { SettingName } from "../fields.ts";
import { changeSettings, type ShopSettings } from "./contract.ts";
import { findChangedFields, findNumberErrors, sentValue, toDraft } from "./settings-draft.ts";

/** The form of the settings. `theirs` are the unsaved fields that a colleague has changed, too. */
export function useSettingsForm(loaded: ShopSettings, onSaved: () => void) {
  const [base, setBase] = useState(loaded);
  const [theirs, setTheirs] = useState<SettingName[]>([]);
  const stored = toDraft(base);
  const form = useCallForm({
    values: stored,
    operation: changeSettings,
    requiresChange: true,
    check: (typed) => findNumberErrors(typed, findChangedFields(typed, stored)),
    inputOf: (typed) => {
      const sentNames = withBothDays(findChangedFields(typed, stored));
      const sentFields = Object.fromEntries(sentNames.map((name) => [name, sentValue(typed, name)]));
      return { ...sentFields, version: base.version };
    },
    onSaved: ({ data }, _, show) => {
      setBase(data);
      setTheirs([]);
      show(toDraft(data));
      toast({ text: m.settings_saved() });
      onSaved();
    },
    // Unsaved fields stay; the others take the colleague's values.
    onConflict: (currentSettings, show) => {
      const currentDraft = toDraft(currentSettings as ShopSettings);
      const changedByColleague = findChangedFields(currentDraft, stored);
      setBase(currentSettings as ShopSettings);
      setTheirs(
        changedByColleague.filter((field) => changed.includes(field) && currentDraft[field] !== draft[field]),
      );
      show(currentDraft, { keepTyped: true });
    },
  });
  const draft = form.form.watch();
  const changed = findChangedFields(draft, stored);
  return {
    ...form,
    draft,
    base: stored,
    changed,
    theirs,
    discard: () => {
      form.show(stored);
      setTheirs([]);
    },
    /** Discards the unsaved value of a field that a colleague has changed, too. */
    takeTheirs: (field: SettingName) => {
      form.change({ [field]: stored[field] });
      setTheirs((old) => old.filter((name) => name !== field));
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** Adds the other of the two days if one has changed, because the server validates them together. */
const withBothDays = (changed: SettingName[]): SettingName[] => {
  const days = ["closed_from", "back_on"] as const;
  return days.some((day) => changed.includes(day)) ? [...new Set([...changed, ...days])] : changed;
};
