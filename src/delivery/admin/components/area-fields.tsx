import Plus from "lucide-react/icons/plus";
import { type FormEvent, useRef, useState } from "react";
import { maxSlots } from "#src/delivery/rules.ts";
import { UnsavedBar } from "#src/kit/form/unsaved-bar.tsx";
import { useUnsaved } from "#src/kit/form/use-unsaved.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type AreaForm, changedFields, formOf, newAreaForm, newSlot, toSend } from "../area-draft.ts";
import { type AdminArea, saveArea } from "../contract.ts";
import { PlacesOfArea } from "./places-of-area.tsx";
import { SlotFields } from "./slot-fields.tsx";

type AreaFieldsProps = {
  /** Undefined: a new one. */
  area: AdminArea | undefined;
  onSaved: (id: number) => void;
  /** Somebody else changed it meanwhile. */
  onOvertaken: () => void;
};

/** An area as a form. */
export function AreaFields({ area, onSaved, onOvertaken }: AreaFieldsProps) {
  const [stored] = useState(() => (area ? formOf(area) : newAreaForm()));
  const [form, setForm] = useState(stored);
  const element = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(saveArea, element);
  const changed = changedFields(form, stored);
  const release = useUnsaved(changed.length > 0, element);
  const change = (fields: Partial<AreaForm>) => {
    setForm((old) => ({ ...old, ...fields }));
    for (const field of Object.keys(fields)) edited(field);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send(toSend(form, area));
    if (result?.ok) {
      release();
      toast({ text: m.delivery_saved() });
      onSaved(result.value.id);
    } else if (result?.problem.code === "changed") onOvertaken();
  };
  const text = (
    name: "name_en" | "name_bn" | "fee" | "free_from" | "min_order",
    label: string,
    before?: string,
  ) => (
    <Field
      size="dense"
      {...{ name, label, before }}
      value={form[name]}
      error={errors[name]}
      readOnly={busy}
      autoComplete="off"
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      {problem && <Note look="error">{problem.message}</Note>}
      <section
        aria-label={m.delivery_area()}
        className="grid grid-cols-1 gap-3 rounded-card bg-card p-4 shadow-rest"
      >
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {text("name_en", m.delivery_area_name_en())}
          {text("name_bn", m.delivery_area_name_bn())}
        </div>
        <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3">
          {text("fee", m.delivery_fee(), "৳")}
          {text("free_from", m.delivery_free_from(), "৳")}
          {text("min_order", m.delivery_min_order(), "৳")}
        </div>
        <Check
          label={m.delivery_perishables()}
          checked={form.brings_perishables}
          onChange={(event) => change({ brings_perishables: event.currentTarget.checked })}
        />
        <PlacesOfArea places={form.places} error={errors.places} onChange={(places) => change({ places })} />
      </section>
      <section
        aria-label={m.delivery_slots()}
        className="grid grid-cols-1 gap-3 rounded-card bg-card p-4 shadow-rest"
      >
        <h2 className="text-sub">{m.delivery_slots_weekly()}</h2>
        {form.slots.map((slot, at) => (
          <SlotFields
            key={slot.key}
            slot={slot}
            name={`slots.${at}`}
            errors={errors}
            onChange={(next) => {
              change({ slots: form.slots.map((one) => (one.key === slot.key ? next : one)) });
              for (const field of ["from", "to", "capacity", "cut_off", "weekdays"])
                edited(`slots.${at}.${field}`);
            }}
            onRemove={() => change({ slots: form.slots.filter(({ key }) => key !== slot.key) })}
          />
        ))}
        {form.slots.length < maxSlots && (
          <Button
            variant="quiet"
            size="dense"
            className="justify-self-start"
            onClick={() => change({ slots: [...form.slots, newSlot()] })}
          >
            <Plus size={18} aria-hidden />
            {m.delivery_slot_add()}
          </Button>
        )}
      </section>
      <UnsavedBar
        fields={area ? changed : [m.delivery_area_new()]}
        busy={busy}
        onDiscard={() => setForm(stored)}
      />
    </form>
  );
}
