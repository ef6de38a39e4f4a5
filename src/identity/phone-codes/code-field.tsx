import { useEffect, useRef } from "react";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";

type CodeFieldProps = {
  code: string;
  error: string | undefined;
  busy: boolean;
  onType: (typed: string) => void;
};

/** Takes the focus when it appears and with each error; phones fill it in from the SMS. */
export function CodeField({ code, error, busy, onType }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <Field
      ref={field}
      name="code"
      label={m.phone_code()}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      value={code}
      error={error}
      readOnly={busy}
      onChange={({ currentTarget: { value } }) => onType(value)}
    />
  );
}

type CodeButtonsProps = {
  sending: boolean;
  /** Seconds until another code can be sent. */
  secondsLeft: number;
  onResend: () => void;
  onOtherNumber: () => void;
};

/** Below the code: to have another one sent, and to type another number. */
export const CodeButtons = ({ sending, secondsLeft, onResend, onOtherNumber }: CodeButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button
      variant="second"
      size="small"
      busy={sending || secondsLeft > 0}
      onClick={onResend}
      className="tabular-nums"
    >
      {secondsLeft > 0
        ? m.phone_code_resend_in({ seconds: formatNumber(secondsLeft) })
        : m.phone_code_resend()}
    </Button>
    <Button variant="quiet" size="small" onClick={onOtherNumber}>
      {m.phone_code_other()}
    </Button>
  </div>
);
