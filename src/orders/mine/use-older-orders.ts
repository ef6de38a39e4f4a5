import { useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { m } from "#src/language/messages.ts";
import { listMyOrders, type Order, type OrderList } from "../contract.ts";

export const ordersFailure = ({ code, message }: CallFailure): string =>
  code === "unreachable" || code === "unclear" ? m.orders_unreachable() : message;

export const ordersPageSize = "20";

/** `firstPage` is that with which the list began; `next` the cursor of older orders, if there are any. */
type ShownOrders = { firstPage: OrderList; orders: Order[]; next: string | undefined };

// A server with only the specification's fields sends no `meta`: its list is complete.
const toShownOrders = (firstPage: OrderList): ShownOrders => ({
  firstPage,
  orders: firstPage.orders,
  next: firstPage.meta?.next,
});

/** The first page and the older orders loaded so far; `loadOlder` loads the next page. */
export function useOlderOrders(firstPage: OrderList) {
  const [loaded, setLoaded] = useState(() => toShownOrders(firstPage));
  // A reloaded first page resets the list.
  const { orders, next } = loaded.firstPage === firstPage ? loaded : toShownOrders(firstPage);
  const [busy, setBusy] = useState(false);
  const [failureText, setFailureText] = useState<string>();
  const loadOlder = async () => {
    if (busy || next === undefined) return;
    setBusy(true);
    const result = await call(
      listMyOrders,
      { cursor: next, limit: ordersPageSize },
      { fallbackMessage: m.orders_failed() },
    );
    setBusy(false);
    setFailureText(result.ok ? undefined : ordersFailure(result.problem));
    if (result.ok)
      setLoaded({
        firstPage,
        orders: [...orders, ...result.value.orders],
        next: result.value.meta?.next,
      });
  };
  return { orders, hasOlder: next !== undefined, busy, failureText: failureText, loadOlder };
}
