import { CodeButtons, CodeField } from "#src/identity/phone-codes/code-field.tsx";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Note } from "#src/ui/display/note.tsx";
import type { PhoneProof } from "./use-phone-proof.ts";

type PhoneProofCardProps = { proof: PhoneProof; onOther: () => void };

/** Asks for the code that was sent to the customer's number. `onOther` leads back to the number's field. */
export function PhoneProofCard({ proof, onOther }: PhoneProofCardProps) {
  const { code, secondsLeft, sending, isSent, problem, error } = proof;
  const shownNumber = formatDigits(proof.mobile_no);
  return (
    <section aria-label={m.phone_proof_title()} className="mt-4 grid gap-3 rounded-card bg-leaf-tint p-4">
      <div>
        <h3 className="text-name">{m.phone_proof_title()}</h3>
        <p role="status" className="mt-1 text-ink-soft">
          {isSent
            ? m.phone_code_sent({ number: shownNumber })
            : !problem && m.phone_code_sending({ number: shownNumber })}
        </p>
      </div>
      {problem && <Note look="error">{problem}</Note>}
      <CodeField code={code} error={error} busy={proof.busy} onType={proof.type} />
      <CodeButtons
        sending={sending}
        secondsLeft={secondsLeft}
        onResend={() => void proof.send()}
        onOtherNumber={onOther}
      />
    </section>
  );
}
