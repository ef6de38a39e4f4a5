import { type FormEvent, useRef } from "react";
import { maxName } from "#src/api/limits.ts";
import { changeProfile, type Profile } from "#src/identity/account/contract.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { ProfileSection } from "./profile-section.tsx";
import { Refusal } from "./refusal.tsx";

type DetailsProps = { profile: Profile; onChanged: (profile: Profile) => void };

/** The form to change the name; the e-mail address is only shown. Unsaved input stays after a refusal. */
export function Details({ profile, onChanged }: DetailsProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, refuse, edited } = useCall(changeProfile, form);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get("name") ?? "").trim();
    if (name === "") return void refuse({ name: m.register_name_required() });
    const result = await send({ name });
    if (!result?.ok) return;
    onChanged(result.value.data);
    toast({ text: m.profile_saved() });
  };
  return (
    <ProfileSection title={m.profile_details()}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Refusal message={problem?.message} />
        <Field
          name="name"
          label={m.common_name()}
          defaultValue={profile.name}
          autoComplete="name"
          maxLength={maxName}
          required
          readOnly={busy}
          error={errors["name"]}
          onChange={() => edited("name")}
        />
        {profile.email && (
          <div>
            <p className="mb-1 text-label">{m.common_email()}</p>
            <p className="text-long wrap-anywhere">{profile.email}</p>
            <p className="text-hint text-ink-soft">{m.profile_email_hint()}</p>
          </div>
        )}
        <Button type="submit" busy={busy} className="justify-self-start max-sm:w-full">
          {busy ? m.common_saving() : m.common_save()}
        </Button>
      </form>
    </ProfileSection>
  );
}
