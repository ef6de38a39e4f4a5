import { type FormEvent, useRef } from "react";
import { maxPassword, minPassword } from "#src/api/limits.ts";
import { changePassword } from "#src/identity/account/contract.ts";
import { findPasswordMistake } from "#src/identity/passwords/rules.ts";
import { currentSession } from "#src/identity/session/session-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { ProfileSection } from "./profile-section.tsx";
import { Refusal } from "./refusal.tsx";

/** Changes the password. Users without one, who sign in with Google, get a link to set one. */
export function Password({ hasPassword }: { hasPassword: boolean }) {
  if (hasPassword) return <ChangePasswordForm />;
  return (
    <ProfileSection
      title={m.profile_password()}
      text={`${m.profile_no_password()} ${m.profile_no_password_text()}`}
    >
      <ButtonLink variant="second" to={localUrl("/forgot-password")} className="max-sm:w-full">
        {m.forgot_button()}
      </ButtonLink>
    </ProfileSection>
  );
}

function ChangePasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, refuse, edited } = useCall(changePassword, form);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const current_password = String(data.get("current_password") ?? "");
    const new_password = String(data.get("new_password") ?? "");
    if (refuse(findMistakes(current_password, new_password))) return;
    const result = await send({ current_password, new_password });
    if (!result?.ok) return;
    form.current?.reset();
    toast({ text: result.value.message });
  };
  const sharedProps = {
    type: "password",
    labels: { show: m.common_show(), hide: m.common_hide() },
    maxLength: maxPassword,
    required: true,
    readOnly: busy,
  } as const;
  return (
    <ProfileSection title={m.profile_password()} text={m.profile_password_text()}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Refusal message={problem?.message} />
        <Field
          {...sharedProps}
          name="current_password"
          label={m.profile_password_old()}
          autoComplete="current-password"
          error={errors["current_password"]}
          onChange={() => edited("current_password")}
        />
        <Field
          {...sharedProps}
          name="new_password"
          label={m.profile_password_new()}
          hint={m.register_password_hint({ min: formatNumber(minPassword) })}
          autoComplete="new-password"
          error={errors["new_password"]}
          onChange={() => edited("new_password")}
        />
        <Button type="submit" variant="second" busy={busy} className="justify-self-start max-sm:w-full">
          {busy ? m.common_saving() : m.profile_password_change()}
        </Button>
      </form>
    </ProfileSection>
  );
}

function findMistakes(currentPassword: string, newPassword: string): Record<string, string> {
  const fieldErrors: Record<string, string> = {};
  if (currentPassword === "") fieldErrors["current_password"] = m.login_password_required();
  const mistake = findPasswordMistake(newPassword, currentSession()?.user.email ?? undefined);
  if (mistake) fieldErrors["new_password"] = mistake;
  return fieldErrors;
}
