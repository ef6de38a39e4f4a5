import { useCallback, useEffect, useRef, useState } from "react";
import type { CallFailure, Result } from "../answer.ts";
import type { Operation } from "../operation.ts";
import { call } from "./client.ts";

export type Loaded<Output> = {
  /** The last value; it stays while the next one is loading. */
  value: Output | undefined;
  /** Why the last attempt failed; it stays while the next one is under way. */
  problem: CallFailure | undefined;
  loading: boolean;
  /** The value belongs to an earlier input. */
  stale: boolean;
  /** Loads again. */
  load: () => Promise<void>;
  /** Changes the loaded value, as after a command whose effect is known. */
  change: (edit: (value: Output) => Output) => void;
};

type LoadOptions = {
  /** Loads only while this is neither false nor empty, and again when it changes. */
  when?: boolean | string;
  /** Loads again every 30 s while the page is visible, and when it becomes visible. */
  watch?: boolean;
  /** The message of a failure that has none of its own. */
  otherwise?: string;
};

type LoadState<Output> = { key?: string; value?: Output; problem?: CallFailure; loading?: boolean };

const watchMs = 30_000;

/**
 * Loads in the browser what no loader can: data of the signed-in user, of the cart, of the back office. `source` is an
 * operation, or a function with a `Result`, the same one at each render. Late answers to an earlier input are dropped.
 */
export function useLoad<Input, Output>(
  source: Operation<Input, Output> | ((input: Input) => Promise<Result<Output>>),
  input: Input,
  { when = true, watch = false, otherwise }: LoadOptions = {},
): Loaded<Output> {
  const key = JSON.stringify(input);
  const [state, setState] = useState<LoadState<Output>>({});
  const turn = useRef(0);

  const load = useCallback(async () => {
    if (!when) return;
    turn.current += 1;
    const mine = turn.current;
    setState((old) => ({ ...old, loading: true }));
    const current = JSON.parse(key) as Input;
    const result = await (typeof source === "function"
      ? source(current)
      : call(source, current, { otherwise }));
    if (mine !== turn.current) return;
    setState((old) =>
      result.ok ? { key, value: result.value } : { ...old, problem: result.problem, loading: false },
    );
  }, [when, source, key, otherwise]);

  const change = useCallback((edit: (value: Output) => Output) => {
    // An answer that is still on its way knows nothing of the change.
    turn.current += 1;
    setState((old) => (old.value === undefined ? old : { ...old, value: edit(old.value), loading: false }));
  }, []);

  useEffect(() => void load(), [load]);
  useWatch(load, watch);
  const { value, problem, loading = false } = state;
  return { value, problem, loading, stale: state.key !== key, load, change };
}

function useWatch(load: () => Promise<void>, on: boolean) {
  useEffect(() => {
    if (!on) return;
    const look = () => {
      if (document.visibilityState === "visible") void load();
    };
    const timer = setInterval(look, watchMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [load, on]);
}
