import { useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { m } from "#src/language/messages.ts";
import { listMyOrders, type Order, type OrderList } from "../contract.ts";

/** What a customer reads where orders could not be loaded. */
export const ordersFailure = ({ code, message }: CallFailure): string =>
  code === "unreachable" || code === "unclear" ? m.orders_unreachable() : message;

/** Orders on a page of the list. */
export const ordersOnPage = "20";

type ShownOrders = { first: OrderList; orders: Order[]; next: string | undefined };

// A server that gives only what the specification names has no `meta`: that is the whole list.
const shownOf = (first: OrderList): ShownOrders => ({ first, orders: first.orders, next: first.meta?.next });

/** The orders of the first page and of the older ones that were loaded after it; `loadOlder` loads the next page. */
export function useOlderOrders(first: OrderList) {
  const [loaded, setLoaded] = useState(() => shownOf(first));
  // A first page that was loaded again begins the list again.
  const { orders, next } = loaded.first === first ? loaded : shownOf(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const loadOlder = async () => {
    if (busy || next === undefined) return;
    setBusy(true);
    const result = await call(
      listMyOrders,
      { cursor: next, limit: ordersOnPage },
      { otherwise: m.orders_failed() },
    );
    setBusy(false);
    setFailed(result.ok ? undefined : ordersFailure(result.problem));
    if (result.ok)
      setLoaded({ first, orders: [...orders, ...result.value.orders], next: result.value.meta?.next });
  };
  return { orders, hasOlder: next !== undefined, busy, failed, loadOlder };
}
