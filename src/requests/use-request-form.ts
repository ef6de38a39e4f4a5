import { type FormEvent, useEffect, useRef, useState } from "react";
import type { CallFailure, Result } from "../api/answer.ts";
import { m } from "../language/messages.ts";
import { type FormValues, useDraft } from "./use-draft.ts";

/** Signs of robots, sent along. */
type Signs = { website: string; took_ms: number };

type Form<Field extends string> = {
  /** Name under which this tab stores the draft. */
  name: string;
  fields: readonly Field[];
  /** What is missing or wrong, before anything is sent. */
  check: (typed: FormValues<Field>) => Partial<FormValues<Field>>;
  send: (values: FormValues<Field> & Signs) => Promise<Result<{ message: string }>>;
  /** What the browser knows already. */
  known: () => Partial<FormValues<Field>>;
};

export type FormState<Field extends string> = {
  busy: boolean;
  errors: Partial<FormValues<Field>>;
  /** Why nothing was sent: in the specification's words, and any further reason. */
  trouble?: { words: string; more?: string } | undefined;
  /** The shop's thanks. */
  done?: string | undefined;
};

/** A form that sends a request: checks it, stores the draft until it has arrived, and shows the outcome. */
export function useRequestForm<Field extends string>({ name, fields, check, send, known }: Form<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FormState<Field>>({ busy: false, errors: {} });
  const [turn, setTurn] = useState(0);
  const draft = useDraft(form, name, fields, known);

  useEffect(() => {
    if (turn === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? outcome.current)?.focus();
  }, [turn]);
  const settle = (next: FormState<Field>) => {
    setState(next);
    setTurn((last) => last + 1);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const typed = draft.typed();
    const errors = check(typed);
    if (Object.keys(errors).length > 0) return settle({ busy: false, errors });
    setState({ busy: true, errors: {} });
    const website = String(new FormData(event.currentTarget).get("website") ?? "");
    const result = await send({ ...typed, website, took_ms: draft.age() });
    if (result.ok) draft.forget();
    settle(
      result.ok ? { busy: false, errors: {}, done: result.value.message } : refused(result.problem, fields),
    );
  };

  const onInput = ({ target }: FormEvent) => {
    draft.save();
    const { name } = target as HTMLInputElement;
    if (state.done || name in state.errors)
      setState((last) => ({ ...last, done: undefined, errors: without(last.errors, name as Field) }));
  };
  const { busy, trouble, done } = state;
  /** Props that connect a field to this form. */
  const field = (name: Field) => ({ name, readOnly: busy, error: state.errors[name] });
  return { field, busy, trouble, done, alive: draft.alive, outcome, form: { ref: form, onSubmit, onInput } };
}

function without<Field extends string>(
  errors: Partial<FormValues<Field>>,
  field: Field,
): Partial<FormValues<Field>> {
  const { [field]: _, ...rest } = errors;
  return rest as Partial<FormValues<Field>>;
}

/** Codes without a message of the shop about the request: it was not reached, or it failed. */
const unsaid = ["unreachable", "unclear", "unexpected", "not_ready"];

/** The server's messages for fields go to their fields; others are shown beside the button. */
function refused<Field extends string>(problem: CallFailure, fields: readonly Field[]): FormState<Field> {
  const { code, message, errors: words = {} } = problem;
  const errors: Partial<FormValues<Field>> = {};
  for (const field of fields) if (words[field]) errors[field] = words[field] as FormValues<Field>[Field];
  if (Object.keys(errors).length > 0) return { busy: false, errors };
  const failed = m.request_failed();
  const trouble = unsaid.includes(code) ? { words: failed, more: message } : { words: message || failed };
  return { busy: false, errors, trouble };
}
