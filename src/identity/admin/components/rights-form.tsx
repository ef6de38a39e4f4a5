import { type FormEvent, useRef, useState } from "react";
import { type Role, type StaffPart, staffParts } from "#src/api/viewer.ts";
import { OwnPassword } from "#src/identity/components/own-password.tsx";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import { RadioCard } from "#src/ui/form/radio-card.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { partLabels, rightsLabel } from "../rights.ts";
import { type Colleague, changeStaff } from "../staff/contract.ts";

type RightsFormProps = {
  colleague: Colleague;
  onSaved: (colleague: Colleague) => void;
  onClose: () => void;
};

/** The rights of a colleague in the back office. The choice stays after a refusal. */
export function RightsForm({ colleague, onSaved, onClose }: RightsFormProps) {
  const [was, setWas] = useState<{ role: Role; parts: StaffPart[] }>(colleague);
  const [role, setRole] = useState<Role>(was.role === "user" ? "staff" : was.role);
  const [parts, setParts] = useState<StaffPart[]>(was.parts);
  const [password, setPassword] = useState("");
  const [removeFactor, setRemoveFactor] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(changeStaff, form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = {
      role,
      parts: role === "staff" ? parts : [],
      ...(password && { password }),
      remove_second_factor: removeFactor,
    };
    const result = await send({
      id: String(colleague.id),
      was: { role: was.role, parts: was.parts },
      ...given,
    });
    if (result?.ok) return onSaved(result.value.data);
    if (result?.problem.code === "changed") setWas((result.problem.details as { now: typeof was }).now);
  };
  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      aria-labelledby="rights-title"
      className="mb-3 grid max-w-2xl gap-4 rounded-card bg-card p-4 shadow-rest"
    >
      <div>
        <h2 id="rights-title" ref={takeFocus} tabIndex={-1} className="text-title">
          {m.staff_rights_of({ name: colleague.name })}
        </h2>
        <p className="text-hint text-ink-soft">{colleague.email}</p>
      </div>
      {!colleague.email_verified && <Note look="info">{m.staff_unproven()}</Note>}
      <fieldset className="grid gap-2">
        <legend className="sr-only">{m.staff_rights()}</legend>
        <Choice name="staff" title={m.staff_as_staff()} {...{ role, setRole }} />
        {role === "staff" && (
          <fieldset className="ml-4 grid sm:grid-cols-2">
            <legend className="sr-only">{m.staff_as_staff()}</legend>
            {staffParts.map((part) => (
              <Check
                key={part}
                name="parts"
                label={
                  <span>
                    <span className="block">{partLabels[part].name()}</span>
                    <span className="block text-hint text-ink-soft">{partLabels[part].text()}</span>
                  </span>
                }
                checked={parts.includes(part)}
                onChange={({ currentTarget: { checked } }) => {
                  setParts(checked ? [...parts, part] : parts.filter((one) => one !== part));
                  edited("parts");
                }}
              />
            ))}
            <FieldError id="rights-parts" text={errors.parts} />
          </fieldset>
        )}
        <Choice
          name="admin"
          title={m.staff_as_admin()}
          text={m.staff_as_admin_text()}
          {...{ role, setRole }}
        />
        {was.role !== "user" && <Choice name="user" title={m.staff_as_user()} {...{ role, setRole }} />}
      </fieldset>
      {colleague.second_factor && (
        <Check
          name="remove_second_factor"
          label={
            <span>
              <span className="block">{m.staff_factor_remove()}</span>
              <span className="block text-hint text-ink-soft">{m.staff_factor_remove_text()}</span>
            </span>
          }
          checked={removeFactor}
          onChange={({ currentTarget }) => setRemoveFactor(currentTarget.checked)}
        />
      )}
      <OwnPassword value={password} onType={setPassword} call={{ busy, errors, edited }} />
      {problem && (
        <Note look="error">
          {problem.message}{" "}
          {problem.code === "changed" && <b>{m.staff_rights_now({ rights: rightsLabel(was) })}</b>}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {busy ? m.staff_saving() : m.staff_save()}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {m.staff_cancel()}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  name: Role;
  title: string;
  text?: string;
  role: Role;
  setRole: (role: Role) => void;
};

function Choice({ name, title, text, role, setRole }: ChoiceProps) {
  return (
    <RadioCard
      name="role"
      value={name}
      title={title}
      text={text}
      checked={role === name}
      onChange={() => setRole(name)}
    />
  );
}
