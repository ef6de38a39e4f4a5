import { type FormEvent, useState } from "react";
import { call } from "../../../api/client.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Field } from "../../../ui/form/field.tsx";
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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await call(hideReview, { id: String(review.id), reason });
    setBusy(false);
    if (result.ok) return onHidden(result.value.hidden_reason);
    setError(result.problem.errors?.reason ?? result.problem.message);
  };
  return (
    <form method="post" onSubmit={submit} className="mt-3 grid gap-3 rounded-tile bg-tomato-tint p-4">
      <p className="text-hint">{m.admin_review_hide_text()}</p>
      <Field
        ref={takeFocus}
        size="small"
        name="reason"
        autoComplete="off"
        label={m.admin_review_reason()}
        maxLength={maxReason}
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
          {m.admin_review_hide_yes()}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {m.admin_review_keep()}
        </Button>
      </div>
    </form>
  );
}
