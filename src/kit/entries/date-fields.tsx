import { m } from "#src/language/messages.ts";
import { Field } from "#src/ui/form/field.tsx";
import { fromFieldTime, type Schedule, toFieldTime } from "./schedule.ts";

type Dates = Omit<Schedule, "is_active">;

type DateFieldsProps = {
  dates: Dates;
  errors: Partial<Record<string, string>>;
  readOnly: boolean;
  onChange: (change: Partial<Dates>) => void;
};

/** From when and until when shoppers see an entry; empty for always. */
export function DateFields({ dates, errors, readOnly, onChange }: DateFieldsProps) {
  const labels = { visible_from: m.entry_from(), visible_until: m.entry_until() };
  return (["visible_from", "visible_until"] as const).map((name) => (
    <Field
      key={name}
      type="datetime-local"
      size="small"
      name={name}
      label={labels[name]}
      hint={m.entry_dates_hint()}
      readOnly={readOnly}
      defaultValue={toFieldTime(dates[name])}
      error={errors[name]}
      onChange={({ currentTarget: { value } }) => onChange({ [name]: fromFieldTime(value) })}
    />
  ));
}
