import { useState } from "react";
import { type Role, type StaffPart, staffParts } from "#src/api/viewer.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { OwnPassword } from "#src/kit/form/own-password.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import { RadioCard } from "#src/ui/form/radio-card.tsx";
import { partLabels, rightsLabel } from "../rights.ts";
import { type Colleague, changeStaff } from "../staff/contract.ts";

type RightsFormProps = {
  colleague: Colleague;
  onSaved: (colleague: Colleague) => void;
  onClose: () => void;
};

/** What a colleague may do, and the admin's password. Shows the rights of now if another admin changed them. */
export function RightsForm({ colleague, onSaved, onClose }: RightsFormProps) {
  const [previousRights, setPreviousRights] = useState<{ role: Role; parts: StaffPart[] }>(colleague);
  const state = useCallForm({
    values: {
      role: previousRights.role === "user" ? "staff" : previousRights.role,
      parts: previousRights.parts,
      password: "",
      remove_second_factor: false,
    },
    operation: changeStaff,
    inputOf: ({ role, parts, password, remove_second_factor }) => ({
      id: String(colleague.id),
      was: { role: previousRights.role, parts: previousRights.parts },
      role,
      parts: role === "staff" ? parts : [],
      ...(password && { password }),
      remove_second_factor,
    }),
    onSaved: ({ data }) => onSaved(data),
    onConflict: (currentRights) => setPreviousRights(currentRights as typeof previousRights),
  });
  const { problem, errors, choice } = state;
  return (
    <FormFrame
      form={state}
      label={m.staff_rights_of({ name: colleague.name })}
      className="mb-3 grid max-w-2xl gap-4 rounded-card bg-card p-4 shadow-rest"
    >
      <div>
        <h2 ref={takeFocus} tabIndex={-1} className="text-title">
          {m.staff_rights_of({ name: colleague.name })}
        </h2>
        <p className="text-hint text-ink-soft">{colleague.email}</p>
      </div>
      {colleague.email && !colleague.email_verified && <Note look="info">{m.staff_unproven()}</Note>}
      <fieldset className="grid gap-2">
        <legend className="sr-only">{m.staff_rights()}</legend>
        <RadioCard {...choice("role")} value="staff" title={m.staff_as_staff()} />
        {state.form.watch("role") === "staff" && (
          <fieldset className="ml-4 grid sm:grid-cols-2">
            <legend className="sr-only">{m.staff_as_staff()}</legend>
            {staffParts.map((part) => (
              <Check
                key={part}
                {...choice("parts")}
                value={part}
                label={<Explained name={partLabels[part].name()} text={partLabels[part].text()} />}
              />
            ))}
            <FieldError id="rights-parts" text={errors.parts} />
          </fieldset>
        )}
        <RadioCard
          {...choice("role")}
          value="admin"
          title={m.staff_as_admin()}
          text={m.staff_as_admin_text()}
        />
        {previousRights.role !== "user" && (
          <RadioCard {...choice("role")} value="user" title={m.staff_as_user()} />
        )}
      </fieldset>
      {colleague.second_factor && (
        <Check
          {...choice("remove_second_factor")}
          label={<Explained name={m.staff_factor_remove()} text={m.staff_factor_remove_text()} />}
        />
      )}
      <OwnPassword {...state.field("password")} />
      <FormFoot
        form={state}
        size="small"
        saveLabel={m.staff_save()}
        close={{ label: m.office_cancel(), onClose }}
        problem={
          problem?.code === "changed" && (
            <>
              {problem.message} <b>{m.staff_rights_now({ rights: rightsLabel(previousRights) })}</b>
            </>
          )
        }
      />
    </FormFrame>
  );
}

const Explained = ({ name, text }: { name: string; text: string }) => (
  <span>
    <span className="block">{name}</span>
    <span className="block text-hint text-ink-soft">{text}</span>
  </span>
);
