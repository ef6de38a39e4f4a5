import { useRef, useState } from "react";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { CellInput } from "./read-cell.ts";
import { type Question, type Save, useSaving } from "./use-saving.ts";

export type Cell<Value> = {
  value: Value;
  read: (text: string) => CellInput<Value>;
  save: Save<Value>;
  /** Asks for confirmation of an unlikely value; undefined if it is likely. */
  doubt?: (mine: Value, was: Value) => Question<Value> | undefined;
  /** Asks how to resolve a conflict: the stored value is `now`, no longer `was`. */
  overtaken: (mine: Value, was: Value, now: Value) => Question<Value>;
};

export const shown = (value: number | null) => (value === null ? "" : formatNumber(value));

/** A field that saves on Enter and on blur; Escape restores the stored value. */
export function useCell<Value extends number | null>({ value, read, save, doubt, overtaken }: Cell<Value>) {
  const { state, setState, run } = useSaving(save);
  const [typed, setTyped] = useState<string>();
  const tried = useRef<string>(undefined);
  const base = useRef(value);

  const type = (text: string) => {
    if (typed === undefined) base.current = value;
    setTyped(text);
    tried.current = undefined;
    if (state.step !== "saving") setState({ step: "resting" });
  };
  const restore = () => {
    setTyped(undefined);
    tried.current = undefined;
    setState({ step: "resting" });
  };
  const send = async (mine: Value, sent: string) => {
    const was = base.current;
    const outcome = await run(mine, was);
    if (outcome.kind === "refused") return;
    base.current = outcome.kind === "saved" ? mine : outcome.now;
    // Keeps what was typed while saving.
    if (outcome.kind === "saved") setTyped((text) => (text === sent ? undefined : text));
    else setState({ step: "asking", question: overtaken(mine, was, outcome.now) });
  };
  const commit = async ({ again }: { again: boolean }) => {
    // Blur does not retry a refused value; Enter does.
    if (typed === undefined || (!again && tried.current === typed)) return;
    tried.current = typed;
    const current = read(typed);
    if (!current.ok) return setState({ step: "failed", message: current.message });
    if (current.value === base.current) return restore();
    const question = doubt?.(current.value, base.current);
    if (question) return setState({ step: "asking", question });
    await send(current.value, typed);
  };
  const answer = (mine: Value) => {
    const text = shown(mine);
    setTyped(text);
    tried.current = text;
    void send(mine, text);
  };
  return { typed, state, type, restore, commit, answer };
}
