import { useEffect, useRef } from "react";
import { m } from "#src/language/messages.ts";
import { digits, number } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import type { PhoneProof } from "./use-phone-proof.ts";

type PhoneProofCardProps = { proof: PhoneProof; onOther: () => void };

export function PhoneProofCard({ proof, onOther }: PhoneProofCardProps) {
  const { code, left, sending, isSent, problem, error } = proof;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const shown = digits(proof.mobile_no);
  return (
    <section aria-label={m.phone_proof_title()} className="mt-4 grid gap-3 rounded-card bg-leaf-tint p-4">
      <div>
        <h3 className="text-name">{m.phone_proof_title()}</h3>
        <p role="status" className="mt-1 text-ink-soft">
          {isSent
            ? m.phone_code_sent({ number: shown })
            : !problem && m.phone_code_sending({ number: shown })}
        </p>
      </div>
      {problem && <Note look="error">{problem}</Note>}
      <Field
        ref={field}
        name="code"
        label={m.phone_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        error={error}
        readOnly={proof.busy}
        onChange={({ currentTarget: { value } }) => proof.type(value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="second"
          size="small"
          busy={sending || left > 0}
          onClick={() => void proof.send()}
          className="tabular-nums"
        >
          {left > 0 ? m.phone_code_resend_in({ seconds: number(left) }) : m.phone_code_resend()}
        </Button>
        <Button variant="quiet" size="small" onClick={onOther}>
          {m.phone_code_other()}
        </Button>
      </div>
    </section>
  );
}
