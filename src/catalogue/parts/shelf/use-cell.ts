import { useEffect, useRef, useState } from "react";
import type { Typed } from "./read-cell.ts";

/** What becomes of what was typed; a cell that rests has nothing to tell. */
export type CellState = { step: "resting" | "saving" | "saved" } | { step: "failed"; message: string };

/** Keeps the value where it belongs; gives the reason if that failed. */
export type Save<Value> = (value: Value) => Promise<string | undefined>;

const savedForMs = 4000;

/** Saves one field and tells how far it is. A later save wins over what an earlier one has to say. */
export function useSaving<Value>(save: Save<Value>) {
  const [state, setState] = useState<CellState>({ step: "resting" });
  const turn = useRef(0);
  useEffect(() => {
    if (state.step !== "saved") return;
    const timer = setTimeout(setState, savedForMs, { step: "resting" });
    return () => clearTimeout(timer);
  }, [state]);
  const run = async (value: Value): Promise<boolean> => {
    turn.current += 1;
    const mine = turn.current;
    setState({ step: "saving" });
    const message = await save(value);
    if (mine === turn.current) setState(message ? { step: "failed", message } : { step: "saved" });
    return !message;
  };
  return { state, setState, run };
}

type Cell<Value> = { value: Value; read: (text: string) => Typed<Value>; save: Save<Value> };

/** A field that saves itself on Enter and on leaving; Escape brings back what is kept. */
export function useCell<Value>({ value, read, save }: Cell<Value>) {
  const { state, setState, run } = useSaving(save);
  const [typed, setTyped] = useState<string>();
  const tried = useRef<string>(undefined);

  const type = (text: string) => {
    setTyped(text);
    tried.current = undefined;
    if (state.step !== "saving") setState({ step: "resting" });
  };
  const restore = () => {
    setTyped(undefined);
    tried.current = undefined;
    setState({ step: "resting" });
  };
  const commit = async ({ again }: { again: boolean }) => {
    // Leaving a field that was refused does not ask once more; Enter does.
    if (typed === undefined || (!again && tried.current === typed)) return;
    tried.current = typed;
    const now = read(typed);
    if (!now.ok) return setState({ step: "failed", message: now.message });
    if (now.value === value) return restore();
    const sent = typed;
    // What was typed meanwhile stays.
    if (await run(now.value)) setTyped((text) => (text === sent ? undefined : text));
  };
  return { typed, state, type, restore, commit };
}
