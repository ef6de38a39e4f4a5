import { amountText, type FieldLabel, fieldLabels } from "#src/journal/admin/field-labels.ts";
import { settingNames, settingOf } from "./fields.ts";

/** The labels of settings in the journal, without those that other lines have, too. */
export const settingJournalLabels: Record<string, FieldLabel> = Object.fromEntries(
  settingNames
    .filter((name) => !(name in fieldLabels))
    .map((name): [string, FieldLabel] => {
      const { label, kind } = settingOf(name);
      return [name, kind === "taka" ? { label, toText: amountText } : { label }];
    }),
);
