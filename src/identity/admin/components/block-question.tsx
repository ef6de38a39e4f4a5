import { type FormEvent, useState } from "react";
import { call } from "../../../api/client.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Field } from "../../../ui/form/field.tsx";
import type { UserRow } from "../contract.ts";
import { blockUser } from "../staff/contract.ts";

type BlockQuestionProps = { user: UserRow; onBlocked: () => void; onClose: () => void };

/** Asks for the reason before an account is blocked. */
export function BlockQuestion({ user, onBlocked, onClose }: BlockQuestionProps) {
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await call(blockUser, { id: user.id, reason });
    setBusy(false);
    if (result.ok) return onBlocked();
    setError(result.problem.errors?.reason ?? result.problem.message);
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      aria-labelledby="block-title"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="mb-3 grid max-w-2xl gap-3 rounded-card bg-tomato-tint p-4"
    >
      <h2 id="block-title" className="text-title">
        {m.user_block_ask({ name: user.name })}
      </h2>
      <p className="text-hint">{m.user_block_text()}</p>
      <Field
        ref={takeFocus}
        size="small"
        name="reason"
        autoComplete="off"
        label={m.user_block_reason()}
        maxLength={200}
        value={reason}
        error={error}
        readOnly={busy}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy} className="bg-tomato hover:bg-tomato-press">
          {m.user_block_yes()}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {m.user_block_no()}
        </Button>
      </div>
    </form>
  );
}
