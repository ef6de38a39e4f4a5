import { useRef, useState } from "react";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { CellInput } from "./read-cell.ts";
import { type Question, type Save, useSaving } from "./use-saving.ts";

export type Cell<Value> = {
  value: Value;
  read: (text: string) => CellInput<Value>;
  save: Save<Value>;
  /** Asks for confirmation of an unlikely value; undefined if it is likely. */
  doubt?: (newValue: Value, previousValue: Value) => Question<Value> | undefined;
  /** Asks how to resolve a conflict: the stored value is `now`, no longer `was`. */
  overtaken: (mine: Value, was: Value, now: Value) => Question<Value>;
};

export const cellText = (value: number | null) => (value === null ? "" : formatNumber(value));

/** A field that saves on Enter and on blur; Escape restores the stored value. */
export function useCell<Value extends number | null>({ value, read, save, doubt, overtaken }: Cell<Value>) {
  const { state, setState, run } = useSaving(save);
  const [typedText, setTypedText] = useState<string>();
  const triedText = useRef<string>(undefined);
  const baseValue = useRef(value);

  const type = (text: string) => {
    if (typedText === undefined) baseValue.current = value;
    setTypedText(text);
    triedText.current = undefined;
    if (state.step !== "saving") setState({ step: "resting" });
  };
  const restore = () => {
    setTypedText(undefined);
    triedText.current = undefined;
    setState({ step: "resting" });
  };
  const send = async (newValue: Value, sentText: string) => {
    const previousValue = baseValue.current;
    const outcome = await run(newValue, previousValue);
    if (outcome.kind === "refused") return;
    baseValue.current = outcome.kind === "saved" ? newValue : outcome.now;
    // Keeps what was typed while saving.
    if (outcome.kind === "saved") setTypedText((text) => (text === sentText ? undefined : text));
    else setState({ step: "asking", question: overtaken(newValue, previousValue, outcome.now) });
  };
  const commit = async ({ again }: { again: boolean }) => {
    // Blur does not retry a refused value; Enter does.
    if (typedText === undefined || (!again && triedText.current === typedText)) return;
    triedText.current = typedText;
    const input = read(typedText);
    if (!input.ok) return setState({ step: "failed", message: input.message });
    if (input.value === baseValue.current) return restore();
    const question = doubt?.(input.value, baseValue.current);
    if (question) return setState({ step: "asking", question });
    await send(input.value, typedText);
  };
  const answer = (newValue: Value) => {
    const text = cellText(newValue);
    setTypedText(text);
    triedText.current = text;
    void send(newValue, text);
  };
  return { typed: typedText, state, type, restore, commit, answer };
}
