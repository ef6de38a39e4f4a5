import { type RefObject, useRef, useState } from "react";
import { call } from "../../api/client.ts";
import type { Operation } from "../../api/operation.ts";

export type Acting = {
  busy: boolean;
  /** Why nothing was done, where no single field is to blame. */
  refusal: string | undefined;
  errors: Record<string, string>;
};

const calm: Acting = { busy: false, refusal: undefined, errors: {} };

/**
 * One operation behind a form: one attempt at a time, refusals as words, and the focus on the first field that is
 * wrong. Fields are called as in the operation's input.
 */
export function useAct<Input, Output>(
  operation: Operation<Input, Output>,
  form?: RefObject<HTMLFormElement | null>,
) {
  const [state, setState] = useState(calm);
  const busy = useRef(false);

  const refuse = (errors: Record<string, string>) => {
    setState({ ...calm, errors });
    for (const control of form?.current?.elements ?? []) {
      const field = control as HTMLInputElement;
      if (errors[field.name]) return field.focus();
    }
  };

  /** What came out; undefined where it was refused, which then stands in the state. */
  const act = async (input: Input): Promise<Output | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setState({ ...calm, busy: true });
    const result = await call(operation, input);
    busy.current = false;
    setState(calm);
    if (result.ok) return result.value;
    const { message, errors } = result.problem;
    if (errors) refuse(errors);
    else setState({ ...calm, refusal: message });
    return undefined;
  };

  /** Editing a field takes its error away. */
  const edited = (field: string) => {
    if (state.errors[field]) setState({ ...state, errors: { ...state.errors, [field]: "" } });
  };
  return { ...state, act, refuse, edited };
}
