import { type FormEvent, useRef, useState } from "react";
import { lastHour, maxRetention } from "../../../backup/rules.ts";
import { m } from "../../../language/messages.ts";
import { readWholeNumber } from "../../../language/numbers/digits.ts";
import { digits, number } from "../../../language/numbers/numbers.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/dialog/toast.ts";
import { Note } from "../../../ui/display/note.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { type BackupPlanOf, changeBackupPlan } from "../contract.ts";

const hours = Array.from({ length: lastHour + 1 }, (_, hour) => hour);
const clockOf = (hour: number) => digits(`${String(hour).padStart(2, "0")}:00`);

/** When backups are made by themselves, and how many stay. */
export function PlanForm({ plan, onSaved }: { plan: BackupPlanOf; onSaved: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, refuse, edited } = useCall(changeBackupPlan, form);
  const [hour, setHour] = useState(plan.hour === null ? "" : String(plan.hour));
  const [retention, setRetention] = useState(number(plan.retention));
  const [version, setVersion] = useState(plan.version);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const count = readWholeNumber(retention);
    if (!count || count < 1 || count > maxRetention)
      return void refuse({ retention: m.system_plan_kept_invalid({ most: number(maxRetention) }) });
    const result = await send({
      hour: hour === "" ? null : Number(hour),
      retention: count,
      version,
    });
    if (result?.ok) toast({ text: m.system_plan_saved() });
    if (result?.ok) onSaved();
    else if (result?.problem.code === "changed") {
      const { now } = result.problem.details as { now: BackupPlanOf };
      setHour(now.hour === null ? "" : String(now.hour));
      setRetention(number(now.retention));
      setVersion(now.version);
    }
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={save}
      className="grid items-start gap-3 sm:grid-cols-2"
    >
      {problem && (
        <div className="sm:col-span-2">
          <Note look="error">{problem.message}</Note>
        </div>
      )}
      <Select
        size="small"
        name="hour"
        label={m.system_plan_hour()}
        value={hour}
        disabled={busy}
        onChange={({ currentTarget: { value } }) => setHour(value)}
      >
        <option value="">{m.system_plan_never()}</option>
        {hours.map((one) => (
          <option key={one} value={one}>
            {clockOf(one)}
          </option>
        ))}
      </Select>
      <Field
        size="small"
        name="retention"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        label={m.system_plan_kept()}
        hint={m.system_plan_kept_hint()}
        error={errors["retention"]}
        readOnly={busy}
        value={retention}
        onChange={({ currentTarget: { value } }) => {
          setRetention(value);
          edited("retention");
        }}
      />
      <Button type="submit" size="small" busy={busy} className="justify-self-start">
        {m.system_plan_save()}
      </Button>
    </form>
  );
}
