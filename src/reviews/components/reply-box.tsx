import { type FormEvent, useEffect, useRef, useState } from "react";
import { mayWorkIn } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { ErrorNote } from "#src/ui/display/error-note.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type Reply, type Review, replyToReview } from "../contract.ts";
import { maxReview } from "../rules.ts";

type ReplyBoxProps = { review: Pick<Review, "id" | "user">; onAnswered: (reply: Reply) => void };

/** The button that opens the form to reply; nothing unless staff who see to customers are signed in. */
export function ReplyBox({ review, onAnswered }: ReplyBoxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);
  const session = useSession();
  if (!session || !mayWorkIn(session.user, "customers")) return null;
  const close = () => {
    setIsOpen(false);
    setWasClosed(true);
  };
  if (isOpen) return <ReplyForm review={review} onAnswered={onAnswered} onCancel={close} />;
  return (
    <Button
      ref={wasClosed ? takeFocus : undefined}
      size="small"
      variant="second"
      className="mt-3"
      onClick={() => setIsOpen(true)}
    >
      {m.reply_open()}
    </Button>
  );
}

/** The form for the shop's reply to a review. */
export function ReplyForm({ review, onAnswered, onCancel }: ReplyBoxProps & { onCancel: () => void }) {
  const [reply, setReply] = useState("");
  const { busy, problem, send } = useCall(replyToReview);
  const errorNote = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) errorNote.current?.focus();
  }, [problem]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reply.trim() === "") return;
    const result = await send({ id: String(review.id), reply });
    if (result?.ok) onAnswered(result.value.reply);
  };
  return (
    <form method="post" onSubmit={submit} className="mt-3 grid gap-3 rounded-tile bg-leaf-tint p-4">
      <TextArea
        ref={takeFocus}
        name="reply"
        label={m.reply_label({ name: review.user.name })}
        maxLength={maxReview}
        readOnly={busy}
        value={reply}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
      {problem && <ErrorNote ref={errorNote} message={m.reply_failed()} more={problem.message} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {busy ? m.reply_busy() : m.reply_submit()}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.review_cancel()}
        </Button>
      </div>
    </form>
  );
}
