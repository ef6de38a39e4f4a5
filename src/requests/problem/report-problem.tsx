import MessageCircleWarning from "lucide-react/icons/message-circle-warning";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { Panel } from "#src/ui/layout/card.tsx";
import { maxRequest } from "../rules.ts";
import { reportProblem } from "./contract.ts";

type ReportProblemProps = {
  /** The order's number, such as "TK-10001". */
  number: string;
  lines: { id: number; name: string }[];
};

/** Reports a problem with an order or one of its lines. The draft is kept until it has been sent. */
export function ReportProblem({ number, lines }: ReportProblemProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(reportProblem, form);
  const [isOpen, setIsOpen] = useState(false);
  const [doneMessage, setDoneMessage] = useState<string>();
  const [itemId, setItemId] = useState("");
  const [text, setText] = useState("");
  useEffect(() => {
    if (isOpen) form.current?.querySelector("select")?.focus();
  }, [isOpen]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ number, text, ...(itemId && { item: Number(itemId) }) });
    if (!result?.ok) return;
    setIsOpen(false);
    setText("");
    setDoneMessage(result.value.message);
  };
  if (!isOpen)
    return (
      <div className="grid gap-3 justify-items-start">
        {doneMessage && <Note look="done">{doneMessage}</Note>}
        <Button variant="second" onClick={() => setIsOpen(true)}>
          <MessageCircleWarning size={20} aria-hidden />
          {m.problem_report_open()}
        </Button>
      </div>
    );
  return (
    <Panel aria-label={m.problem_report_open()}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Select
          name="item"
          label={m.problem_report_line()}
          value={itemId}
          onChange={({ currentTarget }) => setItemId(currentTarget.value)}
        >
          <option value="">{m.problem_report_all()}</option>
          {lines.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <TextArea
          name="text"
          label={m.problem_report_text()}
          maxLength={maxRequest}
          value={text}
          readOnly={busy}
          error={errors.text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            edited("text");
          }}
        />
        {problem && <Note look="error">{problem.message}</Note>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy}>
            {m.problem_report_send()}
          </Button>
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            {m.common_close()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
