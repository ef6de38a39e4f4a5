import { useState } from "react";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import {
  maxCodesPerDay,
  maxComplaintHours,
  maxNewCustomerOrders,
  maxNewCustomerPieces,
  maxNotificationsPerDay,
} from "../rules.ts";
import { changeSettings, type ShopSettings } from "./contract.ts";
import { type FieldName, findChangedFields, isNumberName, readNumber, toDraft } from "./fields.ts";

export function useSettingsForm(loaded: ShopSettings, onSaved: () => void) {
  const [base, setBase] = useState(loaded);
  const [theirs, setTheirs] = useState<FieldName[]>([]);
  const stored = toDraft(base);
  const form = useCallForm({
    values: stored,
    operation: changeSettings,
    requiresChange: true,
    check: (typed) => {
      const changedNumbers = findChangedFields(typed, stored).filter(isNumberName);
      return Object.fromEntries(
        changedNumbers
          .filter((field) => readNumber(typed, field) === undefined)
          .map((field) => [field, numberProblems[field]()]),
      );
    },
    inputOf: (typed) => {
      const sentValue = (field: FieldName) => (isNumberName(field) ? readNumber(typed, field) : typed[field]);
      const sent = withBothDays(findChangedFields(typed, stored)).map((field) => [field, sentValue(field)]);
      return { ...Object.fromEntries(sent), version: base.version };
    },
    onSaved: ({ data }, _, show) => {
      setBase(data);
      setTheirs([]);
      show(toDraft(data));
      toast({ text: m.settings_saved() });
      onSaved();
    },
    // Unsaved fields stay; the others take the colleague's values.
    onChanged: (currentSettings, show) => {
      const currentDraft = toDraft(currentSettings as ShopSettings);
      setBase(currentSettings as ShopSettings);
      setTheirs(
        findChangedFields(currentDraft, stored).filter(
          (field) => changed.includes(field) && currentDraft[field] !== draft[field],
        ),
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
    takeTheirs: (field: FieldName) => {
      form.change({ [field]: stored[field] });
      setTheirs((old) => old.filter((one) => one !== field));
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

const numberProblems = {
  minimum: m.settings_minimum_invalid,
  weight_tolerance: m.settings_tolerance_invalid,
  codes_per_day: () => m.settings_from_one_to({ most: formatNumber(maxCodesPerDay) }),
  notifications_per_day: () => m.settings_from_one_to({ most: formatNumber(maxNotificationsPerDay) }),
  new_customer_orders: () => m.settings_from_one_to({ most: formatNumber(maxNewCustomerOrders) }),
  new_customer_pieces: () => m.settings_from_one_to({ most: formatNumber(maxNewCustomerPieces) }),
  complaint_hours: () => m.settings_from_one_to({ most: formatNumber(maxComplaintHours) }),
};

/** The two days are validated together. */
const withBothDays = (changed: FieldName[]): FieldName[] => {
  const days = ["closed_from", "back_on"] as const;
  return days.some((day) => changed.includes(day)) ? [...new Set([...changed, ...days])] : changed;
};
