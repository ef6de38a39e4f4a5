import Phone from "lucide-react/icons/phone";
import Send from "lucide-react/icons/send";
import type { CallFailure, Result } from "#src/api/answer.ts";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import { Note } from "#src/ui/display/note.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import type { InboxItem } from "../components/inbox-item.ts";
import type { AnswerDraft } from "../contract.ts";
import { maxAnswer } from "../rules.ts";
import type { RequestDetail } from "../use-request.ts";

type SentAnswer = Pick<AnswerDraft, "channel" | "text">;

type AnswerFormProps<Detail extends RequestDetail> = {
  /** The storage key of the draft. */
  draftKey: string;
  entry: Pick<InboxItem, "name" | "email" | "phone">;
  send: (channel: AnswerDraft["channel"], text: string) => Promise<Result<Detail>>;
  /** Handles the result; returns the failure to show. */
  onResult: (result: Result<Detail>) => CallFailure | undefined;
};

/** Writes an answer: sent by e-mail if the request has an e-mail address, or a note of a phone call. */
export function AnswerForm<Detail extends RequestDetail>(props: AnswerFormProps<Detail>) {
  const { draftKey, entry, send, onResult } = props;
  const { name, email } = entry;
  const form = useCallForm({
    values: { text: "" },
    draft: draftKey,
    operation: async ({ channel, text }: SentAnswer): Promise<Result<Detail>> => {
      const result = await send(channel, text);
      onResult(result);
      if (result.ok) announce(channel === "email" ? m.inbox_answer_kept() : m.inbox_note_kept());
      return result;
    },
    check: ({ text }) => (text.trim() ? {} : { text: m.inbox_answer_missing() }),
    inputOf: ({ text }, button): SentAnswer => ({
      text,
      channel: button === "phone" || !email ? "phone" : "email",
    }),
    onSaved: (_output, _sent, show) => show({ text: "" }),
  });
  return (
    <FormFrame form={form} label={`${m.inbox_answer()}: ${name}`} className="grid max-w-prose gap-2">
      <TextArea
        {...form.field("text")}
        label={m.inbox_answer()}
        hint={hintText(entry)}
        maxLength={maxAnswer}
      />
      {form.problem && <Note look="error">{form.problem.message}</Note>}
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button type="submit" size="dense" busy={form.busy}>
            <Send size={16} aria-hidden />
            {m.inbox_answer_send()}
          </Button>
        )}
        <Button
          type="submit"
          value="phone"
          variant={email ? "second" : "primary"}
          size="dense"
          busy={form.busy}
        >
          <Phone size={16} aria-hidden />
          {m.inbox_answer_note()}
        </Button>
      </div>
    </FormFrame>
  );
}

function hintText({ email, phone }: Pick<InboxItem, "email" | "phone">): string {
  if (email) return m.inbox_answer_hint({ email });
  return phone ? m.inbox_answer_phone_hint() : m.inbox_answer_nothing_hint();
}
