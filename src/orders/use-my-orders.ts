import { useCallback, useEffect, useState } from "react";
import type { Told } from "../api/answer.ts";
import { tell } from "../api/client.ts";
import { m } from "../language/messages.ts";
import { listMyOrders, type Order } from "./contract.ts";

export type MyOrders =
  | { step: "asking" }
  | { step: "told"; orders: Order[] }
  | { step: "failed"; message: string };

/** The orders of whoever is signed in here, newest first; `ask` tries again. */
export function useMyOrders(): { state: MyOrders; ask: () => void } {
  const [state, setState] = useState<MyOrders>({ step: "asking" });
  const ask = useCallback(async () => {
    setState({ step: "asking" });
    setState(read(await tell(listMyOrders, {}, { otherwise: m.orders_failed() })));
  }, []);
  useEffect(() => void ask(), [ask]);
  return { state, ask };
}

function read(told: Told<{ orders: Order[] }>): MyOrders {
  if (told.ok) return { step: "told", orders: told.value.orders };
  const { code, message } = told.problem;
  const unheard = code === "unreachable" || code === "unclear";
  const words = unheard ? m.orders_unreachable() : message;
  return { step: "failed", message: words };
}
