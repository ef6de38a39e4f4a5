import Phone from "lucide-react/icons/phone";
import Send from "lucide-react/icons/send";
import { useRef } from "react";
import type { CallFailure, Result } from "#src/api/answer.ts";
import { useStoredDraft } from "#src/kit/use-stored-draft.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import { Note } from "#src/ui/display/note.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { InboxItem } from "../components/inbox-item.ts";
import type { AnswerDraft } from "../contract.ts";
import { maxAnswer } from "../rules.ts";
import type { OneRequest } from "../use-request.ts";

type AnswerFormProps<One extends OneRequest> = {
  /** The name of the draft on this device. */
  draft: string;
  entry: Pick<InboxItem, "name" | "email" | "phone">;
  send: (channel: AnswerDraft["channel"], text: string) => Promise<Result<One>>;
  /** Shows what became of it; gives the reason where it was refused. */
  onResult: (result: Result<One>) => CallFailure | undefined;
};

/** Where staff write an answer: sent by e-mail where an address was given, or noted as said on the phone. */
export function AnswerForm<One extends OneRequest>({ draft, entry, send, onResult }: AnswerFormProps<One>) {
  const { name, email, phone } = entry;
  const [text, type] = useStoredDraft(draft);
  const form = useRef<HTMLFormElement>(null);
  const channel = useRef<AnswerDraft["channel"]>("email");
  const call = useCall((typed: string) => send(channel.current, typed), form);
  const answer = async (how: AnswerDraft["channel"]) => {
    if (call.busy) return;
    if (call.refuse(text.trim() ? {} : { text: m.inbox_answer_missing() })) return;
    channel.current = how;
    const result = await call.send(text);
    if (!result) return;
    onResult(result);
    if (!result.ok) return;
    type("");
    announce(how === "email" ? m.inbox_answer_kept() : m.inbox_note_kept());
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={`${m.inbox_answer()}: ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void answer(email ? "email" : "phone");
      }}
      className="grid max-w-prose gap-2"
    >
      <TextArea
        name="text"
        label={m.inbox_answer()}
        hint={
          email
            ? m.inbox_answer_hint({ email })
            : phone
              ? m.inbox_answer_phone_hint()
              : m.inbox_answer_nothing_hint()
        }
        maxLength={maxAnswer}
        value={text}
        error={call.errors.text}
        readOnly={call.busy}
        onChange={(event) => {
          type(event.currentTarget.value);
          call.edited("text");
        }}
      />
      {call.problem && <Note look="error">{call.problem.message}</Note>}
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button type="submit" size="dense" busy={call.busy && channel.current === "email"}>
            <Send size={16} aria-hidden />
            {m.inbox_answer_send()}
          </Button>
        )}
        <Button
          variant={email ? "second" : "primary"}
          size="dense"
          busy={call.busy && channel.current === "phone"}
          onClick={() => void answer("phone")}
        >
          <Phone size={16} aria-hidden />
          {m.inbox_answer_note()}
        </Button>
      </div>
    </form>
  );
}
