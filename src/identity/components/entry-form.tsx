import type { ReactNode } from "react";
import { maxName, maxPassword, minPassword } from "#src/api/limits.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { type EntryKind, useEntry } from "../session/use-entry.ts";
import { GoogleButton } from "./google-button.tsx";
import { SendButton } from "./send-button.tsx";

const labels = {
  login: {
    button: m.common_sign_in,
    google: m.google_login,
    busy: m.login_busy,
  },
  register: {
    button: m.register_button,
    google: m.google_register,
    busy: m.register_busy,
  },
};

type EntryFormProps = {
  kind: EntryKind;
  /** Whether sign-in with Google, or the demo's provider, is offered. */
  offersGoogle: boolean;
  /** Whether another way to sign in comes first. */
  isSecond: boolean;
  /** Shown above the submit button. */
  children: ReactNode;
};

/** Signs in or registers by e-mail address and password, or with Google. */
export function EntryForm({ kind, offersGoogle, isSecond, children }: EntryFormProps) {
  const entry = useEntry(kind);
  const { busyWay, problem, errors } = entry;
  const { button, google: googleLabel, busy: busyLabel } = labels[kind];
  const isSending = busyWay !== undefined;
  const invalidLoginProps =
    problem?.code === "invalid_login" ? { "aria-invalid": true, "aria-describedby": "entry-refusal" } : {};
  return (
    <form ref={entry.form} method="post" noValidate onSubmit={entry.submit} className="grid gap-5">
      {problem && (
        <div id="entry-refusal">
          <Note look="error">{problem.message}</Note>
        </div>
      )}
      {kind === "register" && (
        <Field
          name="name"
          label={m.register_name()}
          autoComplete="name"
          maxLength={maxName}
          required
          readOnly={isSending}
          error={errors.name}
        />
      )}
      <Field
        name="email"
        type="email"
        label={m.common_email()}
        autoComplete="username"
        required
        readOnly={isSending}
        error={errors.email}
        {...invalidLoginProps}
      />
      <Field
        name="password"
        type="password"
        label={m.login_password()}
        hint={kind === "register" ? m.register_password_hint({ min: formatNumber(minPassword) }) : undefined}
        labels={{ show: m.common_show(), hide: m.common_hide() }}
        autoComplete={kind === "login" ? "current-password" : "new-password"}
        maxLength={maxPassword}
        required
        aside={kind === "login" && <ForgotLink />}
        readOnly={isSending}
        error={errors.password}
        {...invalidLoginProps}
      />
      {children}
      <SendButton isHydrated={entry.isHydrated} busy={isSending} isSecond={isSecond}>
        {busyWay === "password" ? busyLabel() : button()}
      </SendButton>
      {offersGoogle && (
        <GoogleButton waiting={busyWay === "google"} busy={isSending} onPress={entry.withGoogle}>
          {busyWay === "google" ? busyLabel() : googleLabel()}
        </GoogleButton>
      )}
    </form>
  );
}

function ForgotLink() {
  return (
    <Link
      viewTransition
      to={localUrl("/forgot-password")}
      className="-my-3 inline-block py-3 font-semibold text-leaf underline underline-offset-3 hover:text-leaf-press"
    >
      {m.forgot_link()}
    </Link>
  );
}
