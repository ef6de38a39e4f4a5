import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { maxPassword } from "#src/api/limits.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { NumberForm } from "#src/identity/phone-codes/number-form.tsx";
import { useNumberProof } from "#src/identity/phone-codes/use-number-proof.ts";
import { changeNumber, requestNumberCode } from "#src/identity/phone-sign-in/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Field } from "#src/ui/form/field.tsx";
import { ProfileSection } from "./profile-section.tsx";

type PhoneNumberProps = { number: string | undefined; onChanged: (user: Viewer) => void };

/** The number that signs in, to add or to change; `number` is undefined for an account without one. */
export function PhoneNumber({ number, onChanged }: PhoneNumberProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileSection
      title={m.phone_number_title()}
      text={number ? m.phone_number_text() : m.phone_number_none()}
    >
      {number && <p className="mb-3 text-long">{formatDigits(number)}</p>}
      {isOpen ? (
        <ChangeNumberForm
          onClose={() => setIsOpen(false)}
          onChanged={(user) => {
            setIsOpen(false);
            onChanged(user);
          }}
        />
      ) : (
        <Button variant="second" className="max-sm:w-full" onClick={() => setIsOpen(true)}>
          {number ? m.phone_number_change() : m.phone_number_add()}
        </Button>
      )}
    </ProfileSection>
  );
}

function ChangeNumberForm({
  onChanged,
  onClose,
}: Pick<PhoneNumberProps, "onChanged"> & { onClose: () => void }) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const proof = useNumberProof({
    request: (mobile_no) => call(requestNumberCode, { mobile_no }),
    async confirm(mobile_no, code, { password }) {
      const result = await call(changeNumber, { mobile_no, code, ...(password && { password }) });
      if (!result.ok && result.problem.errors?.["password"]) setNeedsPassword(true);
      return result;
    },
    onDone({ message, data }) {
      toast({ text: message });
      onChanged(data);
    },
  });
  return (
    <NumberForm
      proof={proof}
      onClose={onClose}
      extraFields={
        needsPassword && (
          <Field
            name="password"
            type="password"
            label={m.profile_delete_password()}
            labels={{ show: m.common_show(), hide: m.common_hide() }}
            autoComplete="current-password"
            maxLength={maxPassword}
            value={proof.otherFields.password}
            readOnly={proof.confirming}
            error={proof.errors["password"]}
            onChange={({ currentTarget: { value } }) => proof.type("password", value)}
          />
        )
      }
    />
  );
}
