import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { slotInSentence } from "#src/delivery/slot-text.ts";
import { here } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { listMyOrders, type OrderList } from "../contract.ts";
import { isWaiting, orderPath } from "../order.ts";
import { OrderStatusBadge, progressNames } from "../order-status.tsx";
import { orderKey } from "./keys.ts";

type SeenOrder = Pick<
  OrderList["orders"][number],
  "number" | "status" | "fulfilment" | "slot" | "needs_call"
>;

/**
 * The customer's open order, cached until loaded. Without reserved room it appears on the next visit only,
 * against layout shift.
 */
export default function OpenOrder() {
  const [seenBefore] = useState(() => readStored(orderKey) as SeenOrder | undefined);
  const orders = useLoad(listMyOrders, { limit: "5" }, { watch: true }).value?.orders;
  const open = orders?.find(({ status }) => isWaiting(status));
  useEffect(() => {
    if (!orders) return;
    const seen: SeenOrder | undefined = open && {
      number: open.number,
      status: open.status,
      fulfilment: open.fulfilment,
      slot: open.slot,
      needs_call: open.needs_call,
    };
    writeStored(orderKey, seen);
  }, [orders, open]);
  // An order delivered in the meantime is shown once more.
  const shown = open ?? orders?.find(({ number }) => number === seenBefore?.number) ?? seenBefore;
  if (!seenBefore || !shown) return null;
  const { number, status, fulfilment, slot, needs_call } = shown;
  return (
    <Link
      viewTransition
      prefetch="intent"
      to={here(orderPath(number))}
      className="press flex h-full items-center gap-3 rounded-card bg-card px-3.5 shadow-rest hover:bg-leaf-tint"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-name font-press">
          {[number, slot && slotInSentence(slot)].filter(Boolean).join(" · ")}
        </span>
        <span className="mt-0.5 flex items-center gap-2 text-hint text-ink-soft">
          <OrderStatusBadge status={status} />
          {fulfilment && status !== "cancelled" && (
            <span className="truncate">
              {needs_call && fulfilment === "placed"
                ? m.home_order_to_confirm()
                : progressNames[fulfilment]()}
            </span>
          )}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-leaf" />
    </Link>
  );
}
