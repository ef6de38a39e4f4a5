import Trash2 from "lucide-react/icons/trash";
import { plainClockText, slotTimeText } from "#src/delivery/slot-text.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import type { SlotForm } from "../area-draft.ts";

type SlotFieldsProps = {
  slot: SlotForm;
  /** The beginning of its fields' names: "slots.0". */
  namePrefix: string;
  errors: Partial<Record<string, string>>;
  onChange: (slot: SlotForm) => void;
  onRemove: () => void;
};

/** All times of a day that a slot can begin or end at, in minutes after midnight; 24:00 is the last. */
const halfHours = Array.from({ length: 49 }, (_, index) => index * 30);
const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** "Sun"; 0 is Sunday, as 22 November 2026 was. */
export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(locale() === "bn" ? "bn-BD" : "en-GB", {
    weekday: "short",
    timeZone: "UTC",
  }).format(Date.UTC(2026, 10, 22 + weekday));

/** One slot of an area: its time, capacity, cut-off and weekdays. */
export function SlotFields({ slot, namePrefix, errors, onChange, onRemove }: SlotFieldsProps) {
  const label = slotTimeText(slot);
  const renderTime = (field: "from" | "to", text: string) => (
    <Select
      size="dense"
      name={`${namePrefix}.${field}`}
      label={text}
      value={slot[field]}
      error={errors[`${namePrefix}.${field}`]}
      onChange={(event) => onChange({ ...slot, [field]: Number(event.currentTarget.value) })}
    >
      {halfHours.map((minute) => (
        <option key={minute} value={minute}>
          {formatDigits(plainClockText(minute))}
        </option>
      ))}
    </Select>
  );
  const toggleWeekday = (weekday: number) =>
    slot.weekdays.includes(weekday)
      ? slot.weekdays.filter((day) => day !== weekday)
      : [...slot.weekdays, weekday].toSorted();
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 md:grid-cols-[1fr_1fr_1fr_1fr_auto]">
        {renderTime("from", m.delivery_slot_from())}
        {renderTime("to", m.delivery_slot_to())}
        <Field
          size="dense"
          inputMode="numeric"
          name={`${namePrefix}.capacity`}
          label={m.delivery_capacity()}
          value={slot.capacity}
          error={errors[`${namePrefix}.capacity`]}
          onChange={(event) => onChange({ ...slot, capacity: event.currentTarget.value })}
        />
        <Field
          size="dense"
          inputMode="decimal"
          name={`${namePrefix}.cut_off`}
          label={m.delivery_cut_off()}
          value={slot.cutOff}
          error={errors[`${namePrefix}.cut_off`]}
          onChange={(event) => onChange({ ...slot, cutOff: event.currentTarget.value })}
        />
        <IconButton
          label={m.delivery_slot_remove({ slot: label })}
          className="text-tomato max-md:col-start-3 max-md:row-start-1"
          onClick={onRemove}
        >
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-x-4">
        {weekdays.map((weekday) => (
          <label key={weekday} className="flex min-h-9 items-center gap-2 text-hint pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="tick-box"
              checked={slot.weekdays.includes(weekday)}
              onChange={() => onChange({ ...slot, weekdays: toggleWeekday(weekday) })}
            />
            {weekdayName(weekday)}
          </label>
        ))}
      </div>
      {errors[`${namePrefix}.weekdays`] && (
        <p role="alert" className="text-hint font-semibold text-tomato">
          {errors[`${namePrefix}.weekdays`]}
        </p>
      )}
    </fieldset>
  );
}
