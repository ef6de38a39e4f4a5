import { type FormEvent, useRef, useState } from "react";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Field } from "../../../ui/form/field.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { maxReason } from "../../rules.ts";
import { type AdminReview, hideReview } from "../contract.ts";

type HideQuestionProps = {
  review: AdminReview;
  onHidden: (reason: string | null) => void;
  onClose: () => void;
};

/** Asks why a review is to be hidden. */
export function HideQuestion({ review, onHidden, onClose }: HideQuestionProps) {
  const [reason, setReason] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(hideReview, form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ id: String(review.id), reason });
    if (result?.ok) onHidden(result.value.hidden_reason);
  };
  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      className="mt-3 grid gap-3 rounded-tile bg-tomato-tint p-4"
    >
      <p className="text-hint">{m.admin_review_hide_text()}</p>
      <Field
        ref={takeFocus}
        size="small"
        name="reason"
        autoComplete="off"
        label={m.admin_review_reason()}
        maxLength={maxReason}
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
          {m.admin_review_hide_yes()}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {m.admin_review_keep()}
        </Button>
      </div>
    </form>
  );
}
