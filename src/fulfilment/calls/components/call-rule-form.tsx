import { useState } from "react";
import { maxTaka } from "#src/api/limits.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { maxCalledUntil } from "#src/orders/calls/rules.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Summary } from "#src/ui/display/summary.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { type CallQueue, changeCallRule } from "../contract.ts";

type CallRuleFormProps = {
  rule: Pick<CallQueue["meta"], "called_until" | "call_again_above">;
  onSaved: () => void;
};

/** Out of the range of each rule, so that the form refuses it. */
const invalidRule = -1;

/** Parses a rule: null if empty, `invalidRule` if it is not a number. */
const readRule = (typed: string) => (typed.trim() === "" ? null : (readWholeNumber(typed) ?? invalidRule));

const ruleText = (value: number | null) => (value === null ? "" : formatNumber(value));

/** The rules for skipping calls and for another call; only admins can change them. */
export function CallRuleForm({ rule, onSaved }: CallRuleFormProps) {
  const [isSaved, setIsSaved] = useState(false);
  const isAdmin = useSession()?.user.role === "admin";
  const form = useCallForm({
    values: {
      called_until: ruleText(rule.called_until),
      call_again_above: ruleText(rule.call_again_above),
    },
    operation: changeCallRule,
    check: (typed) => {
      const calledUntil = readRule(typed.called_until);
      const callAgainAbove = readRule(typed.call_again_above);
      const errors: Partial<Record<"called_until" | "call_again_above", string>> = {};
      if (calledUntil !== null && (calledUntil < 1 || calledUntil > maxCalledUntil))
        errors.called_until = m.calls_rule_wrong({ max: formatNumber(maxCalledUntil) });
      if (callAgainAbove !== null && (callAgainAbove < 0 || callAgainAbove > maxTaka))
        errors.call_again_above = m.calls_again_above_wrong();
      return errors;
    },
    inputOf: ({ called_until, call_again_above }) => ({
      called_until: readRule(called_until),
      call_again_above: readRule(call_again_above),
    }),
    onSaved: () => {
      setIsSaved(true);
      onSaved();
    },
  });
  const calledUntilField = form.field("called_until");
  const callAgainField = form.field("call_again_above");
  return (
    <details className="group mt-3 rounded-card bg-card px-4 shadow-rest">
      <Summary>{m.calls_rule_open()}</Summary>
      <FormFrame form={form} className="grid max-w-120 gap-3 pb-4">
        <Field
          {...calledUntilField}
          size="small"
          inputMode="numeric"
          autoComplete="off"
          label={m.calls_rule()}
          hint={m.calls_rule_hint()}
          readOnly={calledUntilField.readOnly || !isAdmin}
        />
        <Field
          {...callAgainField}
          size="small"
          inputMode="numeric"
          autoComplete="off"
          label={m.calls_again_above()}
          hint={m.calls_again_above_hint()}
          readOnly={callAgainField.readOnly || !isAdmin}
        />
        {isSaved && !form.isChanged && !form.problem && <Note look="done">{m.calls_rule_saved()}</Note>}
        {isAdmin && <FormFoot form={form} saveLabel={m.common_save()} />}
      </FormFrame>
    </details>
  );
}
