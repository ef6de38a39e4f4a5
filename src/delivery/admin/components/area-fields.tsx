import Plus from "lucide-react/icons/plus";
import { Fragment, useEffect, useRef, useState } from "react";
import { maxSlots } from "#src/delivery/rules.ts";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { UnsavedBar } from "#src/kit/form/unsaved-bar.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import {
  changedFields,
  newAreaForm,
  newSlot,
  type SlotForm,
  toAreaDraft,
  toAreaForm,
} from "../area-draft.ts";
import { type AdminArea, saveArea } from "../contract.ts";
import { PlacesOfArea } from "./places-of-area.tsx";
import { SlotFields } from "./slot-fields.tsx";

type AreaFieldsProps = {
  area: AdminArea | undefined;
  onSaved: (id: number) => void;
  /** Another user changed it in the meantime. */
  onOvertaken: () => void;
};

const nameFields = ["name_en", "name_bn"] as const;
const nameLabels = { name_en: m.office_name_in_english, name_bn: m.office_name_in_bengali };

/** The form of an area. After a reload, unsaved fields keep their values and the others are updated. */
export function AreaFields({ area, onSaved, onOvertaken }: AreaFieldsProps) {
  const [emptyForm] = useState(newAreaForm);
  const stored = area ? toAreaForm(area) : emptyForm;
  const state = useCallForm({
    values: stored,
    operation: saveArea,
    requiresChange: area !== undefined,
    inputOf: (typed) => toAreaDraft(typed, area),
    onSaved: ({ id }) => {
      toast({ text: m.delivery_saved() });
      onSaved(id);
    },
    onConflict: onOvertaken,
  });
  const { form, field, errors, busy, problem, change, show } = state;
  const version = area?.version;
  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    show(stored, { keepTyped: true });
  });
  const { slots, places } = form.watch();
  const changedFieldNames = changedFields(form.getValues(), stored);
  const renderTextField = (
    name: "name_en" | "name_bn" | "fee" | "free_from" | "min_order",
    label: string,
    before?: string,
  ) => <Field {...field(name)} size="dense" label={label} before={before} autoComplete="off" />;
  return (
    <FormFrame form={state} className="grid grid-cols-1 gap-3">
      {problem && <Note look="error">{problem.message}</Note>}
      <section
        aria-label={m.common_area()}
        className="grid grid-cols-1 gap-3 rounded-card bg-card p-4 shadow-rest"
      >
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {(locale() === "bn" ? [...nameFields].toReversed() : nameFields).map((name) => (
            <Fragment key={name}>{renderTextField(name, nameLabels[name]())}</Fragment>
          ))}
        </div>
        <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3">
          {renderTextField("fee", m.delivery_fee(), "৳")}
          {renderTextField("free_from", m.delivery_free_from(), "৳")}
          {renderTextField("min_order", m.office_minimum_order(), "৳")}
        </div>
        <Check {...state.choice("brings_perishables")} label={m.delivery_perishables()} />
        <PlacesOfArea
          places={places}
          error={errors["places"]}
          onChange={(newPlaces) => change({ places: newPlaces })}
        />
      </section>
      <WeeklySlots
        slots={slots}
        errors={errors}
        onChange={(newSlots) => change({ slots: newSlots })}
        onEdited={state.edited}
      />
      <UnsavedBar
        fields={area ? changedFieldNames : [m.delivery_area_new()]}
        busy={busy}
        onDiscard={() => show(stored)}
      />
    </FormFrame>
  );
}

type WeeklySlotsProps = {
  slots: SlotForm[];
  errors: Partial<Record<string, string>>;
  onChange: (slots: SlotForm[]) => void;
  /** Called with the name of each changed field, to remove its error. */
  onEdited: (field: string) => void;
};

function WeeklySlots({ slots, errors, onChange, onEdited }: WeeklySlotsProps) {
  return (
    <section
      aria-label={m.delivery_slots()}
      className="grid grid-cols-1 gap-3 rounded-card bg-card p-4 shadow-rest"
    >
      <h2 className="text-sub">{m.delivery_slots_weekly()}</h2>
      {slots.map((slot, index) => (
        <SlotFields
          key={slot.key}
          slot={slot}
          namePrefix={`slots.${index}`}
          errors={errors}
          onChange={(changedSlot) => {
            onChange(slots.map((otherSlot) => (otherSlot.key === slot.key ? changedSlot : otherSlot)));
            for (const field of ["from", "to", "capacity", "cut_off", "weekdays"])
              onEdited(`slots.${index}.${field}`);
          }}
          onRemove={() => onChange(slots.filter(({ key }) => key !== slot.key))}
        />
      ))}
      {slots.length < maxSlots && (
        <Button
          variant="quiet"
          size="dense"
          className="justify-self-start"
          onClick={() => onChange([...slots, newSlot()])}
        >
          <Plus size={18} aria-hidden />
          {m.delivery_slot_add()}
        </Button>
      )}
    </section>
  );
}
