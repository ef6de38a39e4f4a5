import { type FormEvent, type RefObject, useState } from "react";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import {
  maxCodesPerDay,
  maxComplaintHours,
  maxNewCustomerOrders,
  maxNewCustomerPieces,
  maxNotificationsPerDay,
} from "../rules.ts";
import { changeSettings, type ShopSettings } from "./contract.ts";
import { changedIn, draftOf, type FieldName, isNumberName, numberIn, type SettingsDraft } from "./fields.ts";

/** What is typed over the settings as they were loaded, and how it is saved: only what was changed is sent. */
export function useSettingsForm(
  loaded: ShopSettings,
  { form, onSaved }: { form: RefObject<HTMLFormElement | null>; onSaved: () => void },
) {
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [theirs, setTheirs] = useState<FieldName[]>([]);
  const { busy, problem, errors, send, refuse, edited } = useCall(changeSettings, form);
  const stored = draftOf(base);
  const changed = changedIn(draft, stored);

  const change = (fields: Partial<SettingsDraft>) => {
    setDraft((old) => ({ ...old, ...fields }));
    for (const field of Object.keys(fields)) edited(field);
  };
  const show = (now: ShopSettings) => {
    setBase(now);
    setDraft(draftOf(now));
    setTheirs([]);
  };
  /** What was typed stays; what was not is theirs from now on. */
  const meet = (now: ShopSettings) => {
    const draftNow = draftOf(now);
    setTheirs(
      changedIn(draftNow, stored).filter(
        (field) => changed.includes(field) && draftNow[field] !== draft[field],
      ),
    );
    setDraft({ ...draftNow, ...Object.fromEntries(changed.map((field) => [field, draft[field]])) });
    setBase(now);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (changed.length === 0) return;
    const wrong = changed.filter(isNumberName).find((field) => numberIn(draft, field) === undefined);
    if (wrong) return refuse({ [wrong]: numberProblems[wrong]() });
    const sentValue = (field: FieldName) => (isNumberName(field) ? numberIn(draft, field) : draft[field]);
    const sent = Object.fromEntries(sentWith(changed).map((field) => [field, sentValue(field)]));
    const result = await send({ ...sent, version: base.version });
    if (result?.ok) {
      show(result.value.data);
      toast({ text: m.settings_saved() });
      return onSaved();
    }
    if (result?.problem.code === "changed") meet((result.problem.details as { now: ShopSettings }).now);
  };
  return {
    draft,
    base: stored,
    changed,
    theirs,
    busy,
    problem,
    errors,
    change,
    save,
    discard: () => show(base),
    /** Gives up what was typed in a field that somebody else has changed, too. */
    takeTheirs: (field: FieldName) => {
      change({ [field]: stored[field] });
      setTheirs((old) => old.filter((one) => one !== field));
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

const numberProblems = {
  minimum: m.settings_minimum_invalid,
  weight_tolerance: m.settings_tolerance_invalid,
  codes_per_day: () => m.settings_from_one_to({ most: number(maxCodesPerDay) }),
  notifications_per_day: () => m.settings_from_one_to({ most: number(maxNotificationsPerDay) }),
  new_customer_orders: () => m.settings_from_one_to({ most: number(maxNewCustomerOrders) }),
  new_customer_pieces: () => m.settings_from_one_to({ most: number(maxNewCustomerPieces) }),
  complaint_hours: () => m.settings_from_one_to({ most: number(maxComplaintHours) }),
};

/** The two days are judged together. */
const sentWith = (changed: FieldName[]): FieldName[] => {
  const days = ["closed_from", "back_on"] as const;
  return days.some((day) => changed.includes(day)) ? [...new Set([...changed, ...days])] : changed;
};
