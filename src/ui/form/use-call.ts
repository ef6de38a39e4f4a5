import { type RefObject, useRef, useState } from "react";
import type { CallFailure, Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import type { Operation } from "#src/api/operation.ts";

type CallState = {
  busy: boolean;
  /** The refusal, if it concerns no field of the form. */
  problem: CallFailure | undefined;
  errors: Partial<Record<string, string>>;
};

const idleState: CallState = { busy: false, problem: undefined, errors: {} };

/** A call behind a form or a button: one attempt at a time, messages, and the focus on the first invalid field. */
export function useCall<Input, Output>(
  source: Operation<Input, Output> | ((input: Input) => Promise<Result<Output>>),
  form?: RefObject<HTMLFormElement | null>,
) {
  const [state, setState] = useState(idleState);
  const isSending = useRef(false);

  /** Shows errors and focuses the first invalid field; false if the form has no such field. */
  const refuse = (errors: CallState["errors"]): boolean => {
    const fields = [...(form?.current?.elements ?? [])] as HTMLInputElement[];
    const invalidField = fields.find(({ name }) => errors[name]);
    setState({ ...idleState, errors });
    invalidField?.focus();
    return invalidField !== undefined;
  };

  /** The call's result; undefined while another attempt is running. */
  const send = async (input: Input): Promise<Result<Output> | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setState({ ...idleState, busy: true });
    const result = await (typeof source === "function" ? source(input) : call(source, input));
    isSending.current = false;
    if (result.ok) setState(idleState);
    else if (!refuse(result.problem.errors ?? {})) setState({ ...idleState, problem: result.problem });
    return result;
  };

  /** Removes the error of a field that the user has edited. */
  const clearError = (field: string) =>
    setState((old) => (old.errors[field] ? { ...old, errors: { ...old.errors, [field]: undefined } } : old));
  return { ...state, send, refuse, edited: clearError };
}
