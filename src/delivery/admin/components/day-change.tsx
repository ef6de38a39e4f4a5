import { type FormEvent, useRef, useState } from "react";
import { m } from "../../../language/messages.ts";
import { readWholeNumber } from "../../../language/numbers/digits.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { toast } from "../../../ui/dialog/toast.ts";
import { Note } from "../../../ui/display/note.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { dayName, slotTime } from "../../slot-text.ts";
import { type AdminSlot, changeSlotDay, type SlotDay } from "../contract.ts";

type DayChangeProps = { slot: AdminSlot; day: SlotDay; onClose: () => void; onChanged: () => void };

/** One day of a slot: another capacity, or closed. Escape leaves it as it is. */
export function DayChange({ slot, day, onClose, onChanged }: DayChangeProps) {
  const form = useRef<HTMLFormElement>(null);
  const [capacity, setCapacity] = useState(String(day.capacity ?? slot.capacity));
  const [closed, setClosed] = useState(day.closed);
  const { busy, problem, errors, send, edited } = useCall(changeSlotDay, form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = readWholeNumber(capacity) ?? -1;
    const result = await send({
      ...{ id: slot.id, day: day.day, was: { capacity: day.capacity, closed: day.closed } },
      now: { capacity: typed === slot.capacity ? null : typed, closed },
    });
    if (!result?.ok) return;
    toast({ text: m.delivery_saved() });
    onChanged();
  };
  const title = `${dayName(day.day)} ${slotTime(slot)}`;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={title}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="mt-3 grid gap-2 rounded-small border border-leaf p-3"
    >
      <h3 className="text-label">{title}</h3>
      {problem && <Note look="error">{problem.message}</Note>}
      <div className="flex flex-wrap items-end gap-3">
        <Field
          ref={takeFocus}
          size="dense"
          inputMode="numeric"
          name="capacity"
          label={m.delivery_capacity()}
          value={capacity}
          error={errors.capacity ?? errors["now.capacity"]}
          onChange={(event) => {
            setCapacity(event.currentTarget.value);
            edited("capacity");
          }}
        />
        <Check
          label={m.delivery_close_day()}
          checked={closed}
          onChange={(event) => setClosed(event.currentTarget.checked)}
        />
        <Button type="submit" size="dense" busy={busy}>
          {busy ? m.office_saving() : m.office_save()}
        </Button>
        <Button size="dense" variant="quiet" onClick={onClose}>
          {m.delivery_keep_day()}
        </Button>
      </div>
    </form>
  );
}
