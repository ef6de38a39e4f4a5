import { useEffect, useRef, useState } from "react";

/** How an attempt to keep a value ended; `changed`: it was made from another value than the one of now. */
export type Outcome<Value> =
  | { how: "kept" }
  | { how: "refused"; message: string }
  | { how: "changed"; now: Value };

/** Keeps the value where it belongs, if that still holds what it was made from. */
export type Save<Value> = (value: Value, was: Value) => Promise<Outcome<Value>>;

/** Something to decide before a value is kept: each answer keeps one, `leave` keeps none. */
export type Question<Value> = { text: string; answers: { word: string; value: Value }[]; leave: string };

/** What becomes of what was typed; a cell that rests has nothing to tell. */
export type CellState<Value> =
  | { step: "resting" | "saving" | "saved" }
  | { step: "failed"; message: string }
  | { step: "asking"; question: Question<Value> };

const savedForMs = 4000;

/** Saves one field and tells how far it is. A later save wins over what an earlier one has to say. */
export function useSaving<Value>(save: Save<Value>) {
  const [state, setState] = useState<CellState<Value>>({ step: "resting" });
  const turn = useRef(0);
  useEffect(() => {
    if (state.step !== "saved") return;
    const timer = setTimeout(setState, savedForMs, { step: "resting" });
    return () => clearTimeout(timer);
  }, [state]);
  const run = async (value: Value, was: Value): Promise<Outcome<Value>> => {
    turn.current += 1;
    const mine = turn.current;
    setState({ step: "saving" });
    const said = await save(value, was);
    // Somebody else set the very same.
    const outcome: Outcome<Value> = said.how === "changed" && said.now === value ? { how: "kept" } : said;
    if (mine === turn.current) setState(stateAfter(outcome));
    return outcome;
  };
  return { state, setState, run };
}

function stateAfter<Value>(outcome: Outcome<Value>): CellState<Value> {
  if (outcome.how === "kept") return { step: "saved" };
  return outcome.how === "refused" ? { step: "failed", message: outcome.message } : { step: "resting" };
}
