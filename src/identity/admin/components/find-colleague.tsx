import { type FormEvent, useRef, useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Field } from "#src/ui/form/field.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type Colleague, findColleague } from "../staff/contract.ts";

type FindColleagueProps = { onFound: (colleague: Colleague) => void; onClose: () => void };

/** Finds the account of a new colleague by its e-mail address. */
export function FindColleague({ onFound, onClose }: FindColleagueProps) {
  const [email, setEmail] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(findColleague, form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ email });
    if (result?.ok) onFound(result.value.data);
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="mb-3 grid max-w-2xl gap-3 rounded-card bg-card p-4 shadow-rest"
    >
      <h2 className="text-title">{m.staff_add()}</h2>
      <p className="text-hint text-ink-soft">{m.staff_add_text()}</p>
      <Field
        ref={takeFocus}
        type="email"
        size="small"
        name="email"
        autoComplete="off"
        label={m.staff_email()}
        value={email}
        error={errors.email ?? problem?.message}
        readOnly={busy}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          edited("email");
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {busy ? m.staff_finding() : m.staff_find()}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {m.staff_cancel()}
        </Button>
      </div>
    </form>
  );
}
