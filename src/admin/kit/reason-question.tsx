import { type FormEvent, useRef, useState } from "react";
import { maxReason } from "../../api/limits.ts";
import type { Operation } from "../../api/operation.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { takeFocus } from "../../ui/buttons/take-focus.ts";
import { Field } from "../../ui/form/field.tsx";
import { useCall } from "../../ui/form/use-call.ts";

type ReasonQuestionProps<Output> = {
  /** Called with the id and the reason. */
  operation: Operation<{ id: string; reason: string }, Output>;
  id: string;
  title: string;
  text: string;
  /** Of the field. */
  label: string;
  confirm: string;
  keep: string;
  onDone: (output: Output) => void;
  onClose: () => void;
  className?: string;
};

/** Asks for the reason before something is done that somebody else will feel. Escape leaves it undone. */
export function ReasonQuestion<Output>(props: ReasonQuestionProps<Output>) {
  const [reason, setReason] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(props.operation, form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ id: props.id, reason });
    if (result?.ok) props.onDone(result.value);
  };
  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      aria-label={props.title}
      onKeyDown={(event) => event.key === "Escape" && props.onClose()}
      className={`grid gap-3 rounded-card bg-tomato-tint p-4 ${props.className ?? ""}`}
    >
      <h2 className="text-title">{props.title}</h2>
      <p className="text-hint">{props.text}</p>
      <Field
        ref={takeFocus}
        size="small"
        name="reason"
        autoComplete="off"
        label={props.label}
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
          {props.confirm}
        </Button>
        <Button variant="quiet" size="small" onClick={props.onClose}>
          {props.keep}
        </Button>
      </div>
    </form>
  );
}
