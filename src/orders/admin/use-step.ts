import { useEffect, useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { mayUndo, nextSteps, type Progress, progressOf, undoSeconds } from "../order.ts";
import type { Cancelling } from "./cancelling/cancel-question.tsx";
import { type AdminOrder, type Cancellation, stepOrder } from "./contract.ts";

type StepEvents = {
  onDone: (order: AdminOrder) => void;
  onOvertaken: () => void;
};

/** The last step. `back` is the progress that undoing it restores; undefined if it cannot be undone. */
export type StepTaken = { progress: Progress; undone: boolean; back: Progress | undefined };

/** Takes an order one step on, or cancels it; `problem` is the refusal. */
export function useStep({ onDone, onOvertaken }: StepEvents) {
  /** The step that is being sent. */
  const [busy, setBusy] = useState<Progress>();
  const [problem, setProblem] = useState<CallFailure>();
  /** The last step, forgotten after `undoSeconds`. */
  const [done, setDone] = useState<StepTaken>();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [done]);
  const send = async (order: AdminOrder, to: Progress, why?: Cancellation) => {
    setBusy(to);
    // Pressing again after `not_weighed` packs at the estimated price.
    const packsUnweighed = to === "packed" && problem?.code === "not_weighed";
    const from = progressOf(order);
    const { id, revision } = order;
    const unweighed = packsUnweighed || undefined;
    const result = await call(stepOrder, { id: String(id), from, to, revision, unweighed, ...why });
    setBusy(undefined);
    setProblem(result.ok ? undefined : result.problem);
    return result;
  };
  const finishStep = (from: Progress, to: Progress, order: AdminOrder) => {
    const undone = !nextSteps[from].includes(to);
    const back = !undone && mayUndo(to) ? from : undefined;
    setDone({ progress: to, undone, back });
    onDone(order);
  };
  const step = async (order: AdminOrder, to: Progress) => {
    if (busy) return;
    const result = await send(order, to);
    if (result.ok) return finishStep(progressOf(order), to, result.value.data);
    setDone(undefined);
    if (result.problem.code === "changed") onOvertaken();
  };
  const cancelling = (order: AdminOrder): Cancelling<{ data: AdminOrder }> => ({
    cancel: (why) => send(order, "cancelled", why),
    onCancelled: ({ data }) => finishStep(progressOf(order), "cancelled", data),
    onOvertaken,
  });
  return { busy, problem, done, step, cancelling };
}
