import { type FormEvent, useEffect, useRef, useState } from "react";
import type { CallFailure, Result } from "../api/answer.ts";
import { m } from "../language/messages.ts";
import { useCall } from "../ui/form/use-call.ts";
import { robotField } from "./components/robot-field.tsx";
import { type FormValues, useDraft } from "./use-draft.ts";

/** The field for robots, sent along. */
type RobotSign = { website: string };

type Form<Field extends string> = {
  /** Name under which this tab stores the draft. */
  name: string;
  fields: readonly Field[];
  /** What is missing or wrong, before anything is sent. */
  check: (typed: FormValues<Field>) => Partial<FormValues<Field>>;
  send: (
    values: FormValues<Field> & RobotSign,
    idempotencyKey: string,
  ) => Promise<Result<{ message: string }>>;
  /** What the browser knows already. */
  known: () => Partial<FormValues<Field>>;
};

/** Why nothing was sent: in the specification's words, and any further reason. */
export type RequestTrouble = { message: string; more?: string };

/** A form that sends a request: checks it, stores the draft until it has arrived, and shows the outcome. */
export function useRequestForm<Field extends string>({ name, fields, check, send, known }: Form<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<{ message: string }>();
  const draft = useDraft(form, name, fields, known);
  const { busy, problem, errors, ...request } = useCall(
    (values: FormValues<Field> & RobotSign) => send(values, draft.key()),
    form,
  );
  useEffect(() => {
    if (problem || done) outcome.current?.focus();
  }, [problem, done]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const website = String(new FormData(event.currentTarget).get(robotField) ?? "");
    const typed = draft.typed();
    setDone(undefined);
    if (request.refuse(check(typed))) return;
    draft.save();
    const result = await request.send({ ...typed, website });
    if (!result?.ok) return;
    draft.forget();
    setDone(result.value);
  };

  const onInput = ({ target }: FormEvent) => {
    draft.save();
    request.edited((target as HTMLInputElement).name);
    setDone(undefined);
  };
  /** Props that connect a field to this form. */
  const field = (name: Field) => ({ name, readOnly: busy, error: errors[name] });
  return {
    field,
    busy,
    trouble: problem && troubleOf(problem),
    /** The shop's thanks. */
    done: done?.message,
    alive: draft.alive,
    outcome,
    form: { ref: form, onSubmit, onInput },
  };
}

/** Codes without a message of the shop about the request: it was not reached, or it failed. */
const unsaid = ["unreachable", "unclear", "unexpected", "not_ready"];

function troubleOf({ code, message }: CallFailure): RequestTrouble {
  const failed = m.request_failed();
  if (unsaid.includes(code)) return { message: failed, more: message };
  return { message: message || failed };
}
