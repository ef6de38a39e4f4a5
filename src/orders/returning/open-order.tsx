import ChevronRight from "lucide-react/icons/chevron-right";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useEffect, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { slotInSentence } from "#src/delivery/slot-text.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { listMyOrders, type OrderList } from "../contract.ts";
import { isWaiting, orderPath, progressOf } from "../order.ts";
import { progressNames } from "../order-status.tsx";
import { orderKey } from "./keys.ts";

type ListedOrder = OrderList["orders"][number];
type ShownOrder = Pick<ListedOrder, "number" | "status" | "fulfilment" | "slot" | "needs_call">;
type StoredOrder = ShownOrder & { user: number };

const toStoredOrder = (
  { number, status, fulfilment, slot, needs_call }: ListedOrder,
  user: number,
): StoredOrder => ({
  user,
  number,
  status,
  fulfilment,
  slot,
  needs_call,
});

/**
 * A link to the customer's next open order, cached until loaded. Without reserved space it waits until the next
 * visit, to avoid a layout shift.
 */
export default function OpenOrder() {
  const user = useSession()?.user.id;
  const [stored] = useState(() => readStored(orderKey) as StoredOrder | undefined);
  // A session that the server ended leaves what it stored; the next may be somebody else's.
  const ownStoredOrder = stored?.user === user ? stored : undefined;
  const orders = useLoad(listMyOrders, { limit: "10" }, { watch: true }).value?.orders;
  const openOrders = orders?.filter(({ status }) => isWaiting(status)).toSorted(bySlot);
  const nextOrder = openOrders?.[0];
  useEffect(() => {
    if (orders && user !== undefined) writeStored(orderKey, nextOrder && toStoredOrder(nextOrder, user));
  }, [orders, nextOrder, user]);
  // An order delivered in the meantime is shown once more.
  const shownOrder =
    nextOrder ?? (orders ? orders.find(({ number }) => number === ownStoredOrder?.number) : ownStoredOrder);
  if (!ownStoredOrder || !shownOrder) return null;
  const { number, slot } = shownOrder;
  const moreCount = openOrders ? openOrders.length - 1 : 0;
  return (
    <Link
      viewTransition
      prefetch="intent"
      to={localUrl(orderPath(number))}
      className="press flex h-full items-center gap-3 rounded-card bg-card px-3.5 shadow-rest hover:bg-leaf-tint"
    >
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf"
      >
        <ShoppingBag size={20} />
      </span>
      <span className="line-clamp-2 min-w-0 flex-1">
        <span className="text-name font-press">{number}</span>
        {[slot && slotStripText(slot), progressStripText(shownOrder)]
          .filter(Boolean)
          .map((part) => ` · ${part}`)}
      </span>
      {moreCount > 0 && (
        <span className="shrink-0 text-hint text-ink-soft">
          <VisuallyHidden>, </VisuallyHidden>
          {m.home_order_more({ count: formatDigits(moreCount) })}
        </span>
      )}
      <ChevronRight size={20} aria-hidden className="shrink-0 text-leaf" />
    </Link>
  );
}

/** "tomorrow 8 am–12 pm", without the comma of a sentence. */
const slotStripText = (slot: NonNullable<ShownOrder["slot"]>) => slotInSentence(slot).replace(",", "");

/** The earliest slot first, then the older order. */
const bySlot = (one: ListedOrder, other: ListedOrder) => slotKey(one) - slotKey(other) || one.id - other.id;

const slotKey = ({ slot }: ListedOrder) =>
  slot ? Date.parse(slot.day) + slot.from * 60_000 : Number.MAX_VALUE;

const progressStripText = ({ status, fulfilment = "placed", needs_call }: ShownOrder) =>
  needs_call && status === "pending" && fulfilment === "placed"
    ? m.home_order_to_confirm()
    : progressNames[progressOf({ status, fulfilment })]().toLowerCase();
