import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { Result } from "#src/api/answer.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";

type OwnPasswordProps = {
  value: string;
  onType: (password: string) => void;
  /** Of the form that it stands in. */
  call: Pick<ReturnType<typeof useCall>, "busy" | "errors" | "edited">;
};

/** The field `password` with which staff show that it is they who act; empty for who signs in without one. */
export function OwnPassword({ value, onType, call: { busy, errors, edited } }: OwnPasswordProps) {
  return (
    <Field
      type="password"
      size="small"
      name="password"
      autoComplete="current-password"
      label={m.staff_password()}
      hint={m.staff_password_hint()}
      labels={{ show: m.login_show(), hide: m.login_hide() }}
      value={value}
      error={errors.password}
      readOnly={busy}
      onChange={(event) => {
        onType(event.currentTarget.value);
        edited("password");
      }}
    />
  );
}

type OwnPasswordFormProps<Output> = {
  /** What the button does; without a password for who has none. */
  act: (own: { password?: string }) => Promise<Result<Output>>;
  onDone: (output: Output) => void;
  /** On the button. */
  children: ReactNode;
};

/** A button for one act that staff confirm with their own password. */
export function OwnPasswordForm<Output>({ act, onDone, children }: OwnPasswordFormProps<Output>) {
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { problem, send, ...call } = useCall(act, form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send(password ? { password } : {});
    if (!result?.ok) return;
    setPassword("");
    onDone(result.value);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <OwnPassword value={password} onType={setPassword} call={call} />
      {problem && <Note look="error">{problem.message}</Note>}
      <Button type="submit" size="small" busy={call.busy} className="justify-self-start">
        {children}
      </Button>
    </form>
  );
}
