import { useEffect, useRef, useState } from "react";

/** The result of a save; `changed`: nothing was saved, as the stored value is now `now`. */
export type SaveOutcome<Value> =
  | { kind: "saved" }
  | { kind: "refused"; message: string }
  | { kind: "changed"; now: Value };

/** Stores a value if the stored one still equals `was`. */
export type Save<Value> = (value: Value, was: Value) => Promise<SaveOutcome<Value>>;

/** A question before saving. Each answer saves its value; `leaveLabel` is the label of the button that saves nothing. */
export type Question<Value> = {
  text: string;
  answers: { label: string; value: Value }[];
  leaveLabel: string;
};

export type CellState<Value> =
  | { step: "resting" | "saving" | "saved" }
  | { step: "failed"; message: string }
  | { step: "asking"; question: Question<Value> };

/** How long a cell shows that it was saved. */
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
  const run = async (value: Value, was: Value): Promise<SaveOutcome<Value>> => {
    latestTurn.current += 1;
    const ownTurn = latestTurn.current;
    setState({ step: "saving" });
    const saveOutcome = await save(value, was);
    const isStoredByColleague = saveOutcome.kind === "changed" && saveOutcome.now === value;
    const outcome: SaveOutcome<Value> = isStoredByColleague ? { kind: "saved" } : saveOutcome;
    if (ownTurn === latestTurn.current) setState(stateAfter(outcome));
    return outcome;
  };
  return { state, setState, run };
}

function stateAfter<Value>(outcome: SaveOutcome<Value>): CellState<Value> {
  if (outcome.kind === "saved") return { step: "saved" };
  return outcome.kind === "refused" ? { step: "failed", message: outcome.message } : { step: "resting" };
}
