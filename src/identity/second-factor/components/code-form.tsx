import { useState } from "react";
import type { Operation } from "#src/api/operation.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";

type CodeFormProps<Output> = {
  operation: Operation<{ code: string }, Output>;
  confirmLabel: string;
  /** Whether a recovery code is accepted, too. */
  acceptsRecoveryCode?: boolean;
  onDone: (output: Output) => void;
  onClose?: () => void;
};

export function CodeForm<Output>(props: CodeFormProps<Output>) {
  const { operation, confirmLabel, acceptsRecoveryCode, onDone, onClose } = props;
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const form = useCallForm({
    values: { code: "" },
    operation,
    inputOf: (typed) => typed,
    confirmsLeaving: false,
    onSaved: onDone,
  });
  return (
    <FormFrame form={form} className="grid max-w-sm gap-3">
      <Field
        key={String(usesRecoveryCode)}
        {...form.field("code")}
        autoFocus
        size="small"
        autoComplete="one-time-code"
        inputMode={usesRecoveryCode ? "text" : "numeric"}
        label={usesRecoveryCode ? m.factor_recovery_code() : m.factor_code()}
        hint={usesRecoveryCode ? m.factor_recovery_hint() : m.factor_code_hint()}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <FormFoot
        form={form}
        size="small"
        saveLabel={confirmLabel}
        savingLabel={confirmLabel}
        close={onClose && { label: m.factor_cancel(), onClose }}
      >
        {acceptsRecoveryCode && (
          <Button variant="quiet" size="small" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
            {usesRecoveryCode ? m.factor_use_app() : m.factor_use_recovery()}
          </Button>
        )}
      </FormFoot>
    </FormFrame>
  );
}
