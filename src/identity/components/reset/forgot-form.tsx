import { type FormEvent, useRef, useState } from "react";
import { requestReset } from "#src/identity/account/contract.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { looksLikeEmail } from "#src/language/contact/email.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { SendButton } from "../send-button.tsx";

export function ForgotForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, refuse, edited } = useCall(requestReset, form);
  const [sentMessage, setSentMessage] = useState<string>();
  const isHydrated = useSession() !== undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    if (email === "") return void refuse({ email: m.email_required() });
    if (!looksLikeEmail(email)) return void refuse({ email: m.email_invalid() });
    setSentMessage(undefined);
    const result = await send({ email });
    if (result?.ok) setSentMessage(result.value.message);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && <Note look="error">{problem.message}</Note>}
      {sentMessage && <Note look="done">{sentMessage}</Note>}
      <Field
        name="email"
        type="email"
        label={m.common_email()}
        autoComplete="username"
        required
        readOnly={busy}
        error={errors["email"]}
        onChange={() => edited("email")}
      />
      <SendButton isHydrated={isHydrated} busy={busy}>
        {busy ? m.common_sending() : m.forgot_button()}
      </SendButton>
      <p className="text-center">
        <Link
          viewTransition
          to={localUrl("/login")}
          className="inline-block py-2.5 font-semibold text-leaf underline underline-offset-3 hover:text-leaf-press"
        >
          {m.forgot_back()}
        </Link>
      </p>
    </form>
  );
}
