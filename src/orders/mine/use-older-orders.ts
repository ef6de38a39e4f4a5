import { useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { m } from "#src/language/messages.ts";
import { listMyOrders, type Order, type OrderList } from "../contract.ts";

export const ordersFailure = ({ code, message }: CallFailure): string =>
  code === "unreachable" || code === "unclear" ? m.orders_unreachable() : message;

export const ordersPageSize = "20";

type ShownOrders = { first: OrderList; orders: Order[]; next: string | undefined };

// A server with only the specification's fields sends no `meta`: its list is complete.
const toShownOrders = (first: OrderList): ShownOrders => ({
  first,
  orders: first.orders,
  next: first.meta?.next,
});

/** The first page and the older orders loaded so far; `loadOlder` loads the next page. */
export function useOlderOrders(first: OrderList) {
  const [loaded, setLoaded] = useState(() => toShownOrders(first));
  // A reloaded first page resets the list.
  const { orders, next } = loaded.first === first ? loaded : toShownOrders(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const loadOlder = async () => {
    if (busy || next === undefined) return;
    setBusy(true);
    const result = await call(
      listMyOrders,
      { cursor: next, limit: ordersPageSize },
      { otherwise: m.orders_failed() },
    );
    setBusy(false);
    setFailed(result.ok ? undefined : ordersFailure(result.problem));
    if (result.ok)
      setLoaded({ first, orders: [...orders, ...result.value.orders], next: result.value.meta?.next });
  };
  return { orders, hasOlder: next !== undefined, busy, failed, loadOlder };
}
