import { useState } from "react";
import { useSession } from "#src/identity/session/session-store.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { maxCalledUntil } from "#src/orders/calls/rules.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Summary } from "#src/ui/display/summary.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { changeCallRule } from "../contract.ts";

type CallRuleFormProps = { value: number | null; onSaved: () => void };

/** Null for no rule; 0 if it is no number. */
const readRule = (typed: string) => (typed.trim() === "" ? null : (readWholeNumber(typed) ?? 0));

/** The rule for skipping calls; only admins can change it. */
export function CallRuleForm({ value, onSaved }: CallRuleFormProps) {
  const [saved, setSaved] = useState(false);
  const isAdmin = useSession()?.user.role === "admin";
  const form = useCallForm({
    values: { called_until: value === null ? "" : number(value) },
    operation: changeCallRule,
    check: ({ called_until }) => {
      const rule = readRule(called_until);
      const isWrong = rule !== null && (rule < 1 || rule > maxCalledUntil);
      return isWrong ? { called_until: m.calls_rule_wrong({ max: number(maxCalledUntil) }) } : {};
    },
    inputOf: ({ called_until }) => ({ called_until: readRule(called_until) }),
    onSaved: () => {
      setSaved(true);
      onSaved();
    },
  });
  const field = form.field("called_until");
  return (
    <details className="group mt-3 rounded-card bg-card px-4 shadow-rest">
      <Summary>{m.calls_rule_open()}</Summary>
      <FormFrame form={form} className="grid max-w-120 gap-3 pb-4">
        <Field
          {...field}
          size="small"
          inputMode="numeric"
          autoComplete="off"
          label={m.calls_rule()}
          hint={m.calls_rule_hint()}
          readOnly={field.readOnly || !isAdmin}
        />
        {saved && !form.isChanged && !form.problem && <Note look="done">{m.calls_rule_saved()}</Note>}
        {isAdmin && <FormFoot form={form} save={m.common_save()} />}
      </FormFrame>
    </details>
  );
}
