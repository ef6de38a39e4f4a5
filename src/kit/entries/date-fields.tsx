import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { Field } from "#src/ui/form/field.tsx";
import { fromFieldTime, type Schedule, toFieldTime } from "./schedule.ts";

type Dates = Omit<Schedule, "is_active">;

type DateFieldsProps = {
  form: {
    fields: Dates;
    errors: Partial<Record<string, string>>;
    busy: boolean;
    change: (fields: Partial<Dates>) => void;
  };
};

/** The dates between which shoppers see an entry; empty for always. */
export function DateFields({ form: { fields, errors, busy, change } }: DateFieldsProps) {
  const labels = { visible_from: m.entry_from(), visible_until: m.entry_until() };
  return (["visible_from", "visible_until"] as const).map((name) => (
    <Field
      key={name}
      type="datetime-local"
      size="small"
      name={name}
      label={labels[name]}
      hint={fields[name] ? dayAndTime(fields[name]) : m.entry_dates_hint()}
      readOnly={busy}
      defaultValue={toFieldTime(fields[name])}
      error={errors[name]}
      onChange={({ currentTarget: { value } }) => change({ [name]: fromFieldTime(value) })}
    />
  ));
}
