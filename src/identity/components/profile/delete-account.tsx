import { type FormEvent, useRef, useState } from "react";
import { maxPassword } from "#src/api/limits.ts";
import { deleteAccount } from "#src/identity/account/contract.ts";
import { isDeleteWord } from "#src/identity/account/is-delete-word.ts";
import { useLeave } from "#src/identity/session/use-leave.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { ProfileSection } from "./profile-section.tsx";
import { Refusal } from "./refusal.tsx";

/** Deletes the account, confirmed by its password; an account without one confirms by a typed word. */
export function DeleteAccount({ byPassword }: { byPassword: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileSection title={m.profile_delete()} text={m.profile_delete_text()}>
      {isOpen ? (
        <ConfirmDeletion byPassword={byPassword} onKeep={() => setIsOpen(false)} />
      ) : (
        <Button variant="danger" onClick={() => setIsOpen(true)} className="-ml-5">
          {m.profile_delete_open()}
        </Button>
      )}
    </ProfileSection>
  );
}

function ConfirmDeletion({ byPassword, onKeep }: { byPassword: boolean; onKeep: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, refuse, edited } = useCall(deleteAccount, form);
  const leave = useLeave();
  const field = byPassword ? "password" : "word";
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(field) ?? "");
    if (byPassword && typed === "") return void refuse({ password: m.login_password_required() });
    if (!byPassword && !isDeleteWord(typed)) return void refuse({ word: m.profile_delete_word_wrong() });
    const result = await send({ [field]: typed });
    if (result?.ok) await leave(result.value.message);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-md gap-5">
      <Refusal message={problem?.message} />
      <Field
        autoFocus
        name={field}
        type={byPassword ? "password" : "text"}
        label={byPassword ? m.profile_delete_password() : m.profile_delete_word()}
        labels={{ show: m.common_show(), hide: m.common_hide() }}
        autoComplete={byPassword ? "current-password" : "off"}
        maxLength={maxPassword}
        required
        readOnly={busy}
        error={errors[field]}
        onChange={() => edited(field)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="enabled:bg-tomato enabled:hover:bg-tomato-press">
          {busy ? m.profile_delete_busy() : m.profile_delete_do()}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {m.profile_delete_keep()}
        </Button>
      </div>
    </form>
  );
}
