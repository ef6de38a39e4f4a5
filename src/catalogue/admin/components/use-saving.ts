import { useEffect, useRef, useState } from "react";

/** The result of a save; `changed`: the stored value differs from the edited one. */
export type Outcome<Value> =
  | { kind: "saved" }
  | { kind: "refused"; message: string }
  | { kind: "changed"; now: Value };

/** Stores a value if the stored one still equals `was`. */
export type Save<Value> = (value: Value, was: Value) => Promise<Outcome<Value>>;

/** A choice before saving: each answer saves its value, `leave` saves none. */
export type Question<Value> = { text: string; answers: { label: string; value: Value }[]; leave: string };

export type CellState<Value> =
  | { step: "resting" | "saving" | "saved" }
  | { step: "failed"; message: string }
  | { step: "asking"; question: Question<Value> };

const savedForMs = 4000;

/** Saves one field and tracks its state. The result of a later save replaces that of an earlier one. */
export function useSaving<Value>(save: Save<Value>) {
  const [state, setState] = useState<CellState<Value>>({ step: "resting" });
  const latestTurn = useRef(0);
  useEffect(() => {
    if (state.step !== "saved") return;
    const timer = setTimeout(setState, savedForMs, { step: "resting" });
    return () => clearTimeout(timer);
  }, [state]);
  const run = async (value: Value, was: Value): Promise<Outcome<Value>> => {
    latestTurn.current += 1;
    const ownTurn = latestTurn.current;
    setState({ step: "saving" });
    const savedOutcome = await save(value, was);
    // A colleague stored the same value.
    const outcome: Outcome<Value> =
      savedOutcome.kind === "changed" && savedOutcome.now === value ? { kind: "saved" } : savedOutcome;
    if (ownTurn === latestTurn.current) setState(stateAfter(outcome));
    return outcome;
  };
  return { state, setState, run };
}

function stateAfter<Value>(outcome: Outcome<Value>): CellState<Value> {
  if (outcome.kind === "saved") return { step: "saved" };
  return outcome.kind === "refused" ? { step: "failed", message: outcome.message } : { step: "resting" };
}
