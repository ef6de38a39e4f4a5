import { dayName, slotTimeText } from "#src/delivery/slot-text.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { type AdminSlot, changeSlotDay, type SlotDay } from "../contract.ts";

type DayChangeProps = {
  slot: AdminSlot;
  day: SlotDay;
  onClose: () => void;
  onChanged: () => void;
  /** Another user changed the same day; the next press uses the current state. */
  onOvertaken: () => void;
};

/** Sent for what is not a number: the server refuses it at its field. */
const refusedCapacity = -1;

/** A slot's capacity on one day, or closing it. Escape cancels. */
export function DayChange({ slot, day, onClose, onChanged, onOvertaken }: DayChangeProps) {
  const form = useCallForm({
    values: { now: { capacity: String(day.capacity ?? slot.capacity), closed: day.closed } },
    operation: changeSlotDay,
    inputOf: ({ now }) => {
      const capacity = readWholeNumber(now.capacity) ?? refusedCapacity;
      return {
        id: slot.id,
        day: day.day,
        was: { capacity: day.capacity, closed: day.closed },
        // Null: the slot's usual capacity.
        now: { capacity: capacity === slot.capacity ? null : capacity, closed: now.closed },
      };
    },
    onSaved: () => {
      toast({ text: m.delivery_saved() });
      onChanged();
    },
    onConflict: onOvertaken,
  });
  const title = `${dayName(day.day)} ${slotTimeText(slot)}`;
  return (
    <FormFrame
      form={form}
      label={title}
      onClose={onClose}
      className="mt-3 grid gap-2 rounded-small border border-leaf p-3"
    >
      <h3 className="text-label">{title}</h3>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          {...form.field("now.capacity")}
          autoFocus
          size="dense"
          inputMode="numeric"
          label={m.delivery_capacity()}
        />
        <Check {...form.form.register("now.closed")} label={m.delivery_close_day()} />
      </div>
      <FormFoot form={form} saveLabel={m.common_save()} close={{ label: m.delivery_keep_day(), onClose }} />
    </FormFrame>
  );
}
