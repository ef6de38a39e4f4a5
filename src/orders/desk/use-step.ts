import { useState } from "react";
import { tell } from "../../basics/door.ts";
import { m } from "../../language/words.ts";
import type { OrderStatus } from "../order.ts";
import { type DeskOrder, stepOrder } from "./contract.ts";

type Happened = {
  /** The order took the step. */
  onDone: (order: DeskOrder) => void;
  /** It had moved on before: what is shown is out of date. */
  onOvertaken: () => void;
};

/** Takes an order one step on, and says why where it did not go. */
export function useStep({ onDone, onOvertaken }: Happened) {
  const [busy, setBusy] = useState<OrderStatus>();
  const [refusal, setRefusal] = useState<string>();
  const step = async (id: number, status: OrderStatus) => {
    setBusy(status);
    setRefusal(undefined);
    const told = await tell(stepOrder, { id: String(id), status });
    setBusy(undefined);
    if (told.ok) return onDone(told.value.data);
    if (told.problem.code !== "already_there") return setRefusal(told.problem.message);
    setRefusal(m.desk_overtaken());
    onOvertaken();
  };
  return { busy, refusal, step };
}
