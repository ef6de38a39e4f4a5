import { type FormEvent, useRef, useState } from "react";
import type { Operation } from "#src/api/operation.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";

type CodeFormProps<Output> = {
  operation: Operation<{ code: string }, Output>;
  confirm: string;
  /** Whether a recovery code will do, too. */
  recovery?: boolean;
  onDone: (output: Output) => void;
  onClose?: () => void;
};

/** Takes a code of the authenticator app, or a recovery code where that will do. */
export function CodeForm<Output>({ operation, confirm, recovery, onDone, onClose }: CodeFormProps<Output>) {
  const [code, setCode] = useState("");
  const [byRecovery, setByRecovery] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(operation, form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ code });
    if (result?.ok) onDone(result.value);
  };
  return (
    <form ref={form} method="post" onSubmit={submit} className="grid max-w-sm gap-3">
      <Field
        key={String(byRecovery)}
        ref={takeFocus}
        size="small"
        name="code"
        autoComplete="one-time-code"
        inputMode={byRecovery ? "text" : "numeric"}
        label={byRecovery ? m.factor_recovery_code() : m.factor_code()}
        hint={byRecovery ? m.factor_recovery_hint() : m.factor_code_hint()}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={errors.code}
        readOnly={busy}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          edited("code");
        }}
      />
      {problem && <Note look="error">{problem.message}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {confirm}
        </Button>
        {onClose && (
          <Button variant="quiet" size="small" onClick={onClose}>
            {m.factor_cancel()}
          </Button>
        )}
        {recovery && (
          <Button variant="quiet" size="small" onClick={() => setByRecovery(!byRecovery)}>
            {byRecovery ? m.factor_use_app() : m.factor_use_recovery()}
          </Button>
        )}
      </div>
    </form>
  );
}
