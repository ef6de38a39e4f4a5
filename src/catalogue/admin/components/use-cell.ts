import { useRef, useState } from "react";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { CellInput } from "./read-cell.ts";
import { type Question, type Save, useSaving } from "./use-saving.ts";

/** One editable value of a table. */
export type Cell<Value> = {
  /** The stored value. */
  value: Value;
  /** Parses what was typed. */
  read: (text: string) => CellInput<Value>;
  save: Save<Value>;
  /** Asks for confirmation of an unlikely value; undefined if it is likely. */
  confirmValue?: (newValue: Value, previousValue: Value) => Question<Value> | undefined;
  /** Asks how to resolve a conflict: a colleague changed the stored value to `currentValue`. */
  resolveConflict: (newValue: Value, previousValue: Value, currentValue: Value) => Question<Value>;
};

export const cellText = (value: number | null) => (value === null ? "" : formatNumber(value));

/** The state of a field that saves on Enter and on blur; Escape restores the stored value. */
export function useCell<Value extends number | null>(cell: Cell<Value>) {
  const { value } = cell;
  const { state, setState, run } = useSaving(cell.save);
  /** Undefined while the field shows the stored value. */
  const [typedText, setTypedText] = useState<string>();
  /** The text that was last submitted. */
  const triedText = useRef<string>(undefined);
  /** The stored value when the user began to type. */
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
    else setState({ step: "asking", question: cell.resolveConflict(newValue, previousValue, outcome.now) });
  };
  /** Saves what was typed. Enter retries a text that was refused before; blur does not. */
  const commit = async ({ retry }: { retry: boolean }) => {
    if (typedText === undefined || (!retry && triedText.current === typedText)) return;
    triedText.current = typedText;
    const input = cell.read(typedText);
    if (!input.ok) return setState({ step: "failed", message: input.message });
    if (input.value === baseValue.current) return restore();
    const question = cell.confirmValue?.(input.value, baseValue.current);
    if (question) return setState({ step: "asking", question });
    await send(input.value, typedText);
  };
  /** Saves the value of the chosen answer. */
  const answer = (newValue: Value) => {
    const text = cellText(newValue);
    setTypedText(text);
    triedText.current = text;
    void send(newValue, text);
  };
  return { typedText: typedText, state, type, restore, commit, answer };
}
