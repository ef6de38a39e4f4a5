import { type FormEvent, useRef, useState } from "react";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Field } from "../../../ui/form/field.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import type { UserRow } from "../contract.ts";
import { blockUser } from "../staff/contract.ts";

type BlockQuestionProps = { user: UserRow; onBlocked: () => void; onClose: () => void };

/** Asks for the reason before an account is blocked. */
export function BlockQuestion({ user, onBlocked, onClose }: BlockQuestionProps) {
  const [reason, setReason] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(blockUser, form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ id: user.id, reason });
    if (result?.ok) onBlocked();
  };
  return (
    <form
      ref={form}
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
        error={errors.reason ?? problem?.message}
        readOnly={busy}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          edited("reason");
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
