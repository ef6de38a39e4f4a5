import { type FormEvent, useRef, useState } from "react";
import { useSession } from "../../../../identity/session/session-store.ts";
import { m } from "../../../../language/messages.ts";
import { readWholeNumber } from "../../../../language/numbers/digits.ts";
import { number } from "../../../../language/numbers/numbers.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Note } from "../../../../ui/display/note.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { useCall } from "../../../../ui/form/use-call.ts";
import { maxCalledUntil } from "../../../calls/rules.ts";
import { changeCallRule } from "../contract.ts";

type CallRuleFormProps = { value: number | null; onSaved: () => void };

/** Who needs no call: an admin says from how many delivered orders on, others read it. */
export function CallRuleForm({ value, onSaved }: CallRuleFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, refuse, edited } = useCall(changeCallRule, form);
  const [typed, setTyped] = useState(value === null ? "" : number(value));
  const [saved, setSaved] = useState(false);
  const isAdmin = useSession()?.user.role === "admin";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    const called_until = typed.trim() === "" ? null : (readWholeNumber(typed) ?? 0);
    if (called_until !== null && (called_until < 1 || called_until > maxCalledUntil))
      return void refuse({ called_until: m.calls_rule_wrong({ max: number(maxCalledUntil) }) });
    const result = await send({ called_until });
    if (!result?.ok) return;
    setSaved(true);
    onSaved();
  };
  return (
    <details className="mt-3 rounded-card bg-card px-4 py-3 shadow-rest">
      <summary className="min-h-8 cursor-pointer font-semibold text-leaf">{m.calls_rule_open()}</summary>
      <form ref={form} method="post" noValidate onSubmit={submit} className="mt-2 grid max-w-120 gap-3">
        <Field
          size="small"
          name="called_until"
          inputMode="numeric"
          autoComplete="off"
          label={m.calls_rule()}
          hint={m.calls_rule_hint()}
          value={typed}
          readOnly={busy || !isAdmin}
          error={errors.called_until}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            edited("called_until");
          }}
        />
        {problem && <Note look="error">{problem.message}</Note>}
        {saved && <Note look="done">{m.calls_rule_saved()}</Note>}
        {isAdmin && (
          <Button type="submit" size="dense" busy={busy} className="justify-self-start">
            {m.calls_rule_save()}
          </Button>
        )}
      </form>
    </details>
  );
}
