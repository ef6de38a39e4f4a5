import { useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { Failed } from "#src/kit/list/list-frame.tsx";
import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { announce } from "#src/ui/dialog/announce.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { AnswerForm } from "../answering/answer-form.tsx";
import { Answers } from "../answering/answers.tsx";
import type { RequestStep } from "../contract.ts";
import { type RequestDetail, type RequestOperations, useRequest } from "../use-request.ts";
import { Contacts } from "./contacts.tsx";
import type { InboxItem } from "./inbox-item.ts";
import { RequestActions } from "./request-actions.tsx";

type OpenRequestProps<Detail extends RequestDetail> = {
  entry: InboxItem;
  kind: string;
  operations: RequestOperations<Detail>;
  onChanged: (request: Detail["data"]) => void;
  onRemoved: (id: number) => void;
};

/** An opened request: text, contacts, answers, the buttons to act on it, and the form to answer. */
export function OpenRequest<Detail extends RequestDetail>(props: OpenRequestProps<Detail>) {
  const { entry, kind, operations, onChanged, onRemoved } = props;
  const { id } = entry.summary;
  const loaded = useRequest(operations.show, id, onChanged);
  const { request, problem } = loaded;
  const [refusal, setRefusal] = useState<CallFailure>();
  // The row of the list may be newer than the loaded request.
  const newest = request && request.version >= entry.summary.version ? request : entry.summary;
  const { version } = newest;

  const changeStatus = async (status: RequestStep["status"]) => {
    const result = await call(operations.step, { id: String(id), version, status });
    setRefusal(loaded.applyResult(result));
    if (!result.ok) return;
    const { deleted_on: deletedOn } = result.value.data;
    if (deletedOn) announce(m.inbox_settled({ date: day(deletedOn) }));
    else announce(status === "new" ? m.inbox_was_put_back() : m.inbox_taken());
  };
  const resend = async (answer: number) =>
    setRefusal(loaded.applyResult(await call(operations.resend, { id: String(id), answer: String(answer) })));
  const remove = async () => {
    const result = await call(operations.remove, { id: String(id), version });
    if (!result.ok) return result.problem.message;
    toast({ text: m.inbox_removed() });
    onRemoved(id);
    return undefined;
  };
  return (
    <div className="grid gap-3 px-3 pt-1 pb-4 md:pl-38">
      <p className="max-w-prose text-long break-words whitespace-pre-line">{entry.text}</p>
      <Contacts {...entry} />
      {problem && !request && <Failed text={problem.message} onRetry={loaded.load} />}
      {request && request.answers.length > 0 && (
        <Answers answers={request.answers} onResend={resend} name={entry.name} />
      )}
      {newest.deleted_on && <Note>{m.inbox_deleted_on({ date: day(newest.deleted_on) })}</Note>}
      {refusal && <Note look="error">{refusal.message}</Note>}
      <div className="flex flex-wrap items-start gap-2">
        <RequestActions request={newest} name={entry.name} onStep={changeStatus} />
        {entry.extraActions}
        <ConfirmButton
          size="dense"
          label={m.inbox_remove()}
          fullLabel={m.inbox_remove_of({ name: entry.name })}
          question={
            <>
              <strong>{m.inbox_remove_title()}</strong> {m.inbox_remove_text()}
            </>
          }
          confirmLabel={m.inbox_remove_yes()}
          keepLabel={m.common_keep_it()}
          onConfirm={remove}
        />
      </div>
      {newest.status !== "done" && (
        <AnswerForm
          draftKey={`answer-${kind}-${id}`}
          entry={entry}
          send={(channel, text) => call(operations.answer, { id: String(id), version, channel, text })}
          onResult={(result) => {
            setRefusal(undefined);
            return loaded.applyResult(result);
          }}
        />
      )}
    </div>
  );
}
