import { useEffect, useState } from "react";
import { useCall } from "#src/ui/form/use-call.ts";
import { mayUndo, nextSteps, type Progress, progressOf, undoSeconds } from "../order.ts";
import { type AdminOrder, type Cancellation, stepOrder } from "./contract.ts";

type Happened = {
  /** Called when the order took the step. */
  onDone: (order: AdminOrder) => void;
  /** Called when the order had moved on before: what is shown is out of date. */
  onOvertaken: () => void;
};

/** A step just taken, shown while it can be undone; `back` is where undoing leads to. */
export type StepTaken = { progress: Progress; undone: boolean; back: Progress | undefined };

/** Takes an order one step on; `refusal` says why it failed. */
export function useStep({ onDone, onOvertaken }: Happened) {
  const { busy, problem, send } = useCall(stepOrder);
  const [sent, setSent] = useState<Progress>();
  const [done, setDone] = useState<StepTaken>();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(setDone, undoSeconds * 1000, undefined);
    return () => clearTimeout(timer);
  }, [done]);
  const step = async (order: AdminOrder, to: Progress, why?: Cancellation) => {
    if (busy) return;
    setSent(to);
    const from = progressOf(order);
    // Pressed again after it was said what is not weighed: it costs what was estimated.
    const unweighed = to === "packed" && problem?.code === "not_weighed" && { unweighed: true };
    const result = await send({ id: String(order.id), from, to, ...why, ...unweighed });
    if (!result) return;
    const undone = !nextSteps[from].includes(to);
    const back = undone || !mayUndo(to) ? undefined : from;
    setDone(result.ok ? { progress: to, undone, back } : undefined);
    if (result.ok) return onDone(result.value.data);
    if (result.problem.code === "changed") onOvertaken();
  };
  return { busy: busy ? sent : undefined, problem, done, step };
}
