import { type FormEvent, useRef } from "react";
import type { Result } from "#src/api/answer.ts";
import { maxPassword } from "#src/api/limits.ts";
import { Refusal } from "#src/identity/components/profile/refusal.tsx";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { Ending } from "../use-own-sessions.ts";
import { deviceText } from "./device-name.ts";

type ConfirmEndingProps = {
  ending: Ending;
  end: (password: string) => Promise<Result<{ message: string }>>;
  onEnded: (text: string) => void;
  onCancel: () => void;
};

export function ConfirmEnding({ ending, end, onEnded, onCancel }: ConfirmEndingProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, refuse, edited } = useCall(end, form);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("password") ?? "");
    if (typed === "") return void refuse({ password: m.login_password_required() });
    const result = await send(typed);
    if (result?.ok) onEnded(result.value.message);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <p>{endingText(ending)}</p>
      <Refusal message={problem?.message} />
      <Field
        autoFocus
        name="password"
        type="password"
        label={m.profile_delete_password()}
        labels={{ show: m.common_show(), hide: m.common_hide() }}
        autoComplete="current-password"
        maxLength={maxPassword}
        required
        readOnly={busy}
        error={errors["password"]}
        onChange={() => edited("password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? m.sessions_ending() : m.sessions_end()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.sessions_cancel()}
        </Button>
      </div>
    </form>
  );
}

function endingText(ending: Ending): string {
  if (ending === "others") return m.sessions_asked_others();
  if (ending === "all") return m.sessions_asked_all();
  return m.sessions_asked_one({ device: deviceText(ending) });
}
