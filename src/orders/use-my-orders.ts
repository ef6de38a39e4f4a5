import { useCallback, useEffect, useState } from "react";
import type { Result } from "../api/answer.ts";
import { call } from "../api/client.ts";
import { m } from "../language/messages.ts";
import { listMyOrders, type Order } from "./contract.ts";

export type MyOrders =
  | { step: "loading" }
  | { step: "loaded"; orders: Order[] }
  | { step: "failed"; message: string };

/** The signed-in customer's orders, newest first; `load` tries again. */
export function useMyOrders(): { state: MyOrders; load: () => void } {
  const [state, setState] = useState<MyOrders>({ step: "loading" });
  const load = useCallback(async () => {
    setState({ step: "loading" });
    setState(read(await call(listMyOrders, {}, { otherwise: m.orders_failed() })));
  }, []);
  useEffect(() => void load(), [load]);
  return { state, load };
}

function read(result: Result<{ orders: Order[] }>): MyOrders {
  if (result.ok) return { step: "loaded", orders: result.value.orders };
  const { code, message } = result.problem;
  const unheard = code === "unreachable" || code === "unclear";
  const words = unheard ? m.orders_unreachable() : message;
  return { step: "failed", message: words };
}
