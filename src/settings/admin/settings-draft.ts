import { m } from "#src/language/messages.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import {
  type KindOfSetting,
  type SettingName,
  type SettingOfKind,
  settingNames,
  settingOf,
  type ValueOfSettingKind,
} from "../fields.ts";
import type { ShopSettings } from "./contract.ts";

type NumberSetting = SettingOfKind<"number" | "taka">;

/** The form's values: numbers as typed. */
export type SettingsDraft = {
  [Name in SettingName]: Name extends NumberSetting ? string : ValueOfSettingKind[KindOfSetting<Name>];
};

const isNumberName = (name: SettingName): name is NumberSetting =>
  settingOf(name).max !== undefined && settingOf(name).min !== undefined;

export function toDraft(settings: ShopSettings): SettingsDraft {
  const draftValue = (name: SettingName) => {
    if (!isNumberName(name)) return settings[name];
    return settings[name] === 0 ? "" : formatNumber(settings[name]);
  };
  return Object.fromEntries(settingNames.map((name) => [name, draftValue(name)])) as SettingsDraft;
}

/** A typed number; 0 if blank, undefined if it is not one in the field's range. */
export function readNumber(
  draft: Pick<SettingsDraft, NumberSetting>,
  name: NumberSetting,
): number | undefined {
  const { min = 0, max = 0 } = settingOf(name);
  const value = draft[name].trim() === "" ? 0 : readWholeNumber(draft[name]);
  return value === undefined || value < min || value > max ? undefined : value;
}

/** The value that the server gets. */
export const sentValue = (draft: SettingsDraft, name: SettingName) =>
  isNumberName(name) ? readNumber(draft, name) : draft[name];

export const findChangedFields = (draft: SettingsDraft, base: SettingsDraft): SettingName[] =>
  settingNames.filter((name) => sentValue(draft, name) !== sentValue(base, name));

/** Messages for typed numbers out of their range, by field. */
export function findNumberErrors(
  draft: SettingsDraft,
  names: SettingName[],
): Partial<Record<SettingName, string>> {
  const invalidNames = names.filter((name) => sentValue(draft, name) === undefined);
  return Object.fromEntries(
    invalidNames.map((name) => {
      const { min = 0, max = 0 } = settingOf(name);
      return [name, m.field_whole_number_from_to({ min: formatNumber(min), max: formatNumber(max) })];
    }),
  );
}

/** A value as a text, for "before: …" beside a changed field. */
export function valueText(draft: SettingsDraft, name: SettingName): string {
  const value = draft[name];
  if (typeof value === "boolean") return value ? m.journal_yes() : m.journal_no();
  return value || m.settings_nothing();
}
