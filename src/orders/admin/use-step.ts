import { useEffect, useState } from "react";
import { useCall } from "../../ui/form/use-call.ts";
import { type OrderStatus, undoneTo, undoSeconds } from "../order.ts";
import { type AdminOrder, type Cancellation, stepOrder } from "./contract.ts";

type Happened = {
  /** Called when the order took the step. */
  onDone: (order: AdminOrder) => void;
  /** Called when the order had moved on before: what is shown is out of date. */
  onOvertaken: () => void;
};

/** A step just taken, shown while it can be undone; `back` is the status that undoing leads to. */
export type StepTaken = { status: OrderStatus; undone: boolean; back: OrderStatus | undefined };

/** Takes an order one step on; `refusal` says why it failed. */
export function useStep({ onDone, onOvertaken }: Happened) {
  const { busy, problem, send } = useCall(stepOrder);
  const [sent, setSent] = useState<OrderStatus>();
  const [done, setDone] = useState<StepTaken>();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(setDone, undoSeconds * 1000, undefined);
    return () => clearTimeout(timer);
  }, [done]);
  const step = async ({ id, status: from }: AdminOrder, status: OrderStatus, why?: Cancellation) => {
    if (busy) return;
    setSent(status);
    const result = await send({ id: String(id), from, status, ...why });
    if (!result) return;
    const undone = undoneTo[from] === status;
    setDone(result.ok ? { status, undone, back: undone ? undefined : undoneTo[status] } : undefined);
    if (result.ok) return onDone(result.value.data);
    if (result.problem.code === "changed") onOvertaken();
  };
  return { busy: busy ? sent : undefined, problem, done, step };
}
