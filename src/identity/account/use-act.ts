import { type RefObject, useRef, useState } from "react";
import { call } from "../../api/client.ts";
import type { Operation } from "../../api/operation.ts";

export type ActState = {
  busy: boolean;
  /** Why the operation was refused, where no single field is to blame. */
  refusal: string | undefined;
  errors: Record<string, string>;
};

const idle: ActState = { busy: false, refusal: undefined, errors: {} };

/**
 * One operation behind a form: one attempt at a time, messages of refusals, and the focus on the first wrong field.
 * Fields have the names of the operation's input.
 */
export function useAct<Input, Output>(
  operation: Operation<Input, Output>,
  form?: RefObject<HTMLFormElement | null>,
) {
  const [state, setState] = useState(idle);
  const busy = useRef(false);

  const refuse = (errors: Record<string, string>) => {
    setState({ ...idle, errors });
    for (const control of form?.current?.elements ?? []) {
      const field = control as HTMLInputElement;
      if (errors[field.name]) return field.focus();
    }
  };

  /** The operation's output; undefined where it was refused, which is then in the state. */
  const act = async (input: Input): Promise<Output | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setState({ ...idle, busy: true });
    const result = await call(operation, input);
    busy.current = false;
    setState(idle);
    if (result.ok) return result.value;
    const { message, errors } = result.problem;
    if (errors) refuse(errors);
    else setState({ ...idle, refusal: message });
    return undefined;
  };

  /** Clears a field's error when it is edited. */
  const edited = (field: string) => {
    if (state.errors[field]) setState({ ...state, errors: { ...state.errors, [field]: "" } });
  };
  return { ...state, act, refuse, edited };
}
