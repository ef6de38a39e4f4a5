import { type FormEvent, useEffect, useRef, useState } from "react";
import { maxPassword, minPassword } from "#src/api/limits.ts";
import { resetPassword } from "#src/identity/account/contract.ts";
import { findPasswordMistake } from "#src/identity/passwords/rules.ts";
import { dropSession, useSession } from "#src/identity/session/session-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { SendButton } from "../send-button.tsx";

/** Sets a new password by the token in the URL's fragment. */
export function ResetForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, refuse, edited } = useCall(resetPassword, form);
  const [doneMessage, setDoneMessage] = useState<string>();
  const [linkOverMessage, setLinkOverMessage] = useState<string>();
  const isHydrated = useSession() !== undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const new_password = String(new FormData(event.currentTarget).get("new_password") ?? "");
    const passwordError = findPasswordMistake(new_password);
    if (passwordError) return void refuse({ new_password: passwordError });
    const token = new URLSearchParams(window.location.hash.slice(1)).get("token");
    if (!token) return setLinkOverMessage(m.reset_link_over());
    const result = await send({ token, new_password });
    setLinkOverMessage(result && !result.ok ? result.problem.errors?.["token"] : undefined);
    if (!result?.ok) return;
    // The server has ended every session, including this browser's.
    dropSession();
    setDoneMessage(result.value.message);
  };
  if (doneMessage) return <Done message={doneMessage} />;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {(linkOverMessage || problem) && <Note look="error">{linkOverMessage ?? problem?.message}</Note>}
      <Field
        name="new_password"
        type="password"
        label={m.reset_password()}
        hint={m.register_password_hint({ min: formatNumber(minPassword) })}
        labels={{ show: m.common_show(), hide: m.common_hide() }}
        autoComplete="new-password"
        maxLength={maxPassword}
        required
        readOnly={busy}
        error={errors["new_password"]}
        onChange={() => edited("new_password")}
      />
      <SendButton isHydrated={isHydrated} busy={busy}>
        {busy ? m.common_saving() : m.reset_button()}
      </SendButton>
      {linkOverMessage && (
        <ButtonLink wide variant="second" to={localUrl("/forgot-password")}>
          {m.reset_again()}
        </ButtonLink>
      )}
    </form>
  );
}

function Done({ message }: { message: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div ref={note} tabIndex={-1} className="rounded-small">
        <Note look="done">{message}</Note>
      </div>
      <ButtonLink wide to={localUrl("/login")}>
        {m.common_sign_in()}
      </ButtonLink>
    </div>
  );
}
