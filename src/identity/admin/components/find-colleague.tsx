import { type FormEvent, useState } from "react";
import { call } from "../../../api/client.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Field } from "../../../ui/form/field.tsx";
import { type Colleague, findColleague } from "../staff/contract.ts";

type FindColleagueProps = { onFound: (colleague: Colleague) => void; onClose: () => void };

/** Finds the account of a new colleague by its e-mail address. */
export function FindColleague({ onFound, onClose }: FindColleagueProps) {
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    const result = await call(findColleague, { email });
    setBusy(false);
    if (result.ok) return onFound(result.value.data);
    setError(result.problem.errors?.email ?? result.problem.message);
  };
  return (
    <form
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
        error={error}
        readOnly={busy}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setError(undefined);
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
