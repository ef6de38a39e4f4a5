import { call } from "#src/api/client/client.ts";
import { maxReason } from "#src/api/limits.ts";
import { NumberForm } from "#src/identity/phone-codes/number-form.tsx";
import { useNumberProof } from "#src/identity/phone-codes/use-number-proof.ts";
import { changeCustomersNumber, requestCustomersCode } from "#src/identity/phone-sign-in/contract.ts";
import { OwnPassword } from "#src/kit/form/own-password.tsx";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { TextArea } from "#src/ui/form/text-area.tsx";

type ChangeNumberProps = {
  user: { id: number; name: string };
  onChanged: (number: string) => void;
  onClose: () => void;
};

/** Changes the sign-in number of a customer who lost it and calls the shop. */
export function ChangeNumber({ user, onChanged, onClose }: ChangeNumberProps) {
  const id = String(user.id);
  const proof = useNumberProof({
    request: (mobile_no) => call(requestCustomersCode, { id, mobile_no }),
    confirm: (mobile_no, code, { reason, password }) =>
      call(changeCustomersNumber, { id, mobile_no, code, reason, ...(password && { password }) }),
    onDone({ sign_in_number: number }) {
      toast({ text: m.user_number_done({ name: user.name, number: formatDigits(number) }) });
      onChanged(number);
    },
  });
  return (
    <section
      aria-label={m.user_number_title({ name: user.name })}
      className="mb-3 grid max-w-2xl gap-3 rounded-card bg-card p-4 shadow-rest"
    >
      <h2 className="font-bold">{m.user_number_title({ name: user.name })}</h2>
      <p className="text-ink-soft">{m.user_number_text()}</p>
      <NumberForm
        proof={proof}
        onClose={onClose}
        extraFields={
          <>
            <TextArea
              name="reason"
              label={m.user_number_reason()}
              maxLength={maxReason}
              required
              value={proof.otherFields.reason}
              readOnly={proof.confirming}
              error={proof.errors["reason"]}
              onChange={({ currentTarget: { value } }) => proof.type("reason", value)}
            />
            <OwnPassword
              name="password"
              value={proof.otherFields.password}
              readOnly={proof.confirming}
              error={proof.errors["password"]}
              onChange={({ currentTarget: { value } }) => proof.type("password", value)}
            />
          </>
        }
      />
    </section>
  );
}
