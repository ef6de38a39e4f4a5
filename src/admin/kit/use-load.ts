import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../api/client.ts";
import type { Operation } from "../../api/operation.ts";
import { isStaff } from "../../api/viewer.ts";
import { useSession } from "../../identity/session/session-store.ts";

export type Loaded<Output> = {
  /** The last answer; stays while the next one is loading. */
  value: Output | undefined;
  /** Why the last load failed, as text. */
  failure: string | undefined;
  /** `value` belongs to an earlier input. */
  stale: boolean;
  /** Loads again. */
  load: () => Promise<void>;
  /** Changes the present value, after a call whose outcome is known. */
  change: (how: (value: Output) => Output) => void;
};

type LoadState<Output> = { question?: string; value?: Output; failure?: string };

const againAfterMs = 30_000;

/** Asks in the browser, for staff only; `watch` asks again every 30 s while somebody looks. */
export function useLoad<Input, Output>(
  operation: Operation<Input, Output>,
  input: Input,
  { watch = false } = {},
): Loaded<Output> {
  const user = useSession()?.user;
  const staff = user !== undefined && isStaff(user);
  const question = JSON.stringify(input);
  const [state, setState] = useState<LoadState<Output>>({});
  const turn = useRef(0);

  const load = useCallback(async () => {
    if (!staff) return;
    turn.current += 1;
    const mine = turn.current;
    const result = await call(operation, JSON.parse(question) as Input);
    if (mine !== turn.current) return;
    if (result.ok) return setState({ question, value: result.value });
    setState((old) => ({ ...old, failure: result.problem.message }));
  }, [staff, operation, question]);

  const change = useCallback((how: (value: Output) => Output) => {
    // An answer that is still loading does not know of the change.
    turn.current += 1;
    setState((old) => (old.value === undefined ? old : { ...old, value: how(old.value) }));
  }, []);

  useEffect(() => void load(), [load]);
  useWatch(load, watch);
  return { value: state.value, failure: state.failure, stale: state.question !== question, load, change };
}

function useWatch(load: () => Promise<void>, on: boolean) {
  useEffect(() => {
    if (!on) return;
    const look = () => {
      if (document.visibilityState === "visible") void load();
    };
    const timer = setInterval(look, againAfterMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [load, on]);
}
