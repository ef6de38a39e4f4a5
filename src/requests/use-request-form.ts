import { type FormEvent, useEffect, useRef, useState } from "react";
import type { CallFailure, Result } from "../api/answer.ts";
import { m } from "../language/messages.ts";
import { useCall } from "../ui/form/use-call.ts";
import { robotField } from "./components/robot-field.tsx";
import { type FormValues, useDraft } from "./use-draft.ts";

type RobotSign = { website: string };

type Form<Field extends string> = {
  /** The storage key of the draft. */
  draftKey: string;
  fields: readonly Field[];
  check: (typed: FormValues<Field>) => Partial<FormValues<Field>>;
  send: (
    values: FormValues<Field> & RobotSign,
    idempotencyKey: string,
  ) => Promise<Result<{ message: string }>>;
  /** What is known of the shopper, to prefill empty fields. */
  readKnown: () => Partial<FormValues<Field>>;
};

/** Why sending failed: the specification's message, and any further reason. */
export type ShownRequestProblem = { message: string; reason?: string };

/** A form that sends a request: validates it, keeps the draft until it has been sent, and shows the result. */
export function useRequestForm<Field extends string>(options: Form<Field>) {
  const { draftKey, fields, check, send } = options;
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<{ message: string }>();
  const draft = useDraft(form, draftKey, fields, options.readKnown);
  const { busy, problem, errors, ...request } = useCall(
    (values: FormValues<Field> & RobotSign) => send(values, draft.idempotencyKey()),
    form,
  );
  useEffect(() => {
    if (problem || done) outcome.current?.focus();
  }, [problem, done]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const website = String(new FormData(event.currentTarget).get(robotField) ?? "");
    const typed = draft.readValues();
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
    problem: problem && toRequestProblem(problem),
    done: done?.message,
    isHydrated: draft.isHydrated,
    outcome,
    form: { ref: form, onSubmit, onInput },
  };
}

/** Failures without a message of the server: not reached, or an internal error. */
const codesWithoutMessage = ["unreachable", "unclear", "unexpected", "not_ready"];

function toRequestProblem({ code, message }: CallFailure): ShownRequestProblem {
  const failedMessage = m.request_failed();
  if (codesWithoutMessage.includes(code)) return { message: failedMessage, reason: message };
  return { message: message || failedMessage };
}
