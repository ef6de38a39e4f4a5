import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { maxMobile } from "../addresses/rules.ts";
import { CodeButtons, CodeField } from "./code-field.tsx";
import type { NumberProof } from "./use-number-proof.ts";

type NumberFormProps = {
  proof: Omit<NumberProof, "submit"> & { submit: (event: React.FormEvent) => Promise<void> };
  /** Fields beside the code. */
  extraFields: ReactNode;
  onClose: () => void;
};

/** Asks for a new number of an account, then for the code that was sent to it. */
export function NumberForm({ proof, extraFields, onClose }: NumberFormProps) {
  const { form, sent, sending, confirming, problem, errors } = proof;
  const buttonText = () => {
    if (sent) return m.phone_number_save();
    return sending ? m.phone_sign_in_sending() : m.phone_sign_in_send();
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void proof.submit(event)}
      className="grid max-w-md gap-4"
    >
      {problem && <Note look="error">{problem}</Note>}
      <Field
        autoFocus
        name="mobile_no"
        type="tel"
        label={m.phone_number_new()}
        autoComplete="off"
        maxLength={maxMobile}
        required
        value={proof.mobile_no}
        readOnly={sent !== undefined || sending}
        error={errors["mobile_no"]}
        onChange={({ currentTarget: { value } }) => proof.type("mobile_no", value)}
      />
      {sent && (
        <>
          <div role="status" className="text-ink-soft">
            {sent.demo_code === undefined ? (
              m.phone_code_sent({ number: formatDigits(proof.mobile_no) })
            ) : (
              <Note>{m.phone_sign_in_demo({ code: sent.demo_code })}</Note>
            )}
          </div>
          <CodeField
            code={proof.code}
            error={errors["code"]}
            busy={confirming}
            onType={(typed) => proof.type("code", typed)}
          />
          {extraFields}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending || confirming}>
          {buttonText()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.phone_number_cancel()}
        </Button>
      </div>
      {sent && (
        <CodeButtons
          sending={sending || confirming}
          secondsLeft={proof.secondsLeft}
          onResend={proof.resend}
          onOtherNumber={proof.otherNumber}
        />
      )}
    </form>
  );
}
