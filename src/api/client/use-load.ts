import { useCallback, useEffect, useRef, useState } from "react";
import type { CallFailure, Result } from "../answer.ts";
import type { Operation } from "../operation.ts";
import { call } from "./client.ts";

export type Loaded<Output> = {
  value: Output | undefined;
  problem: CallFailure | undefined;
  loading: boolean;
  /** Whether the value belongs to an earlier input. */
  stale: boolean;
  load: () => Promise<void>;
  /** Changes the shown value without loading it, for example after it was saved. */
  changeValue: (edit: (value: Output) => Output) => void;
};

type LoadOptions = {
  /** Loads only while this is neither false nor empty, and again when it changes, such as the token of a session. */
  loadWhile?: boolean | string;
  /** Reloads while the page is visible: every 30 s or every given number of ms, and when it becomes visible. */
  watch?: boolean | number;
  /** The message shown for a failure that has none of its own. */
  fallbackMessage?: string;
};

/** `key`: the input that `value` belongs to, as JSON. */
type LoadState<Output> = { key?: string; value?: Output; problem?: CallFailure; loading?: boolean };

const defaultWatchMs = 30_000;

/**
 * Loads data of the user, the cart or the back office. `source` must be stable; answers to earlier inputs are
 * dropped.
 */
export function useLoad<Input, Output>(
  source: Operation<Input, Output> | ((input: Input) => Promise<Result<Output>>),
  input: Input,
  { loadWhile = true, watch = false, fallbackMessage }: LoadOptions = {},
): Loaded<Output> {
  const key = JSON.stringify(input);
  const [state, setState] = useState<LoadState<Output>>({});
  /** The number of the latest load or change: answers to earlier loads are dropped. */
  const latestTurn = useRef(0);

  const load = useCallback(async () => {
    if (!loadWhile) return;
    latestTurn.current += 1;
    const thisTurn = latestTurn.current;
    setState((old) => ({ ...old, loading: true }));
    const currentInput = JSON.parse(key) as Input;
    const result = await (typeof source === "function"
      ? source(currentInput)
      : call(source, currentInput, { fallbackMessage: fallbackMessage }));
    if (thisTurn !== latestTurn.current) return;
    // A failure keeps the last value.
    setState((old) =>
      result.ok ? { key, value: result.value } : { ...old, problem: result.problem, loading: false },
    );
  }, [loadWhile, source, key, fallbackMessage]);

  const changeValue = useCallback((edit: (value: Output) => Output) => {
    // A pending answer does not include the change.
    latestTurn.current += 1;
    setState((old) => (old.value === undefined ? old : { ...old, value: edit(old.value), loading: false }));
  }, []);

  useEffect(() => void load(), [load]);
  useWatch(load, watch);
  const { value, problem, loading = false } = state;
  return { value, problem, loading, stale: state.key !== key, load, changeValue: changeValue };
}

function useWatch(load: () => Promise<void>, watch: boolean | number) {
  useEffect(() => {
    if (watch === false) return;
    const loadIfVisible = () => {
      if (document.visibilityState === "visible") void load();
    };
    const timer = setInterval(loadIfVisible, watch === true ? defaultWatchMs : watch);
    document.addEventListener("visibilitychange", loadIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", loadIfVisible);
    };
  }, [load, watch]);
}
