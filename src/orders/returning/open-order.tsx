import ChevronRight from "lucide-react/icons/chevron-right";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useEffect, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { slotInSentence } from "#src/delivery/slot-text.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { digits } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { listMyOrders, type OrderList } from "../contract.ts";
import { isWaiting, orderPath, progressOf } from "../order.ts";
import { progressNames } from "../order-status.tsx";
import { orderKey } from "./keys.ts";

type ListedOrder = OrderList["orders"][number];
type ShownOrder = Pick<ListedOrder, "number" | "status" | "fulfilment" | "slot" | "needs_call">;
type SeenOrder = ShownOrder & { user: number };

const toSeen = ({ number, status, fulfilment, slot, needs_call }: ListedOrder, user: number): SeenOrder => ({
  user,
  number,
  status,
  fulfilment,
  slot,
  needs_call,
});

/**
 * The customer's next open order, cached until loaded. Without reserved space it waits until the next visit,
 * to avoid a layout shift.
 */
export default function OpenOrder() {
  const user = useSession()?.user.id;
  const [stored] = useState(() => readStored(orderKey) as SeenOrder | undefined);
  // A session that the server ended leaves what it stored; the next may be somebody else's.
  const seenBefore = stored?.user === user ? stored : undefined;
  const orders = useLoad(listMyOrders, { limit: "10" }, { watch: true }).value?.orders;
  const open = orders?.filter(({ status }) => isWaiting(status)).toSorted(bySlot);
  const next = open?.[0];
  useEffect(() => {
    if (orders && user !== undefined) writeStored(orderKey, next && toSeen(next, user));
  }, [orders, next, user]);
  // An order delivered in the meantime is shown once more.
  const shown = next ?? (orders ? orders.find(({ number }) => number === seenBefore?.number) : seenBefore);
  if (!seenBefore || !shown) return null;
  const { number, slot } = shown;
  const more = open ? open.length - 1 : 0;
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
        {[slot && slotOnStrip(slot), progressOn(shown)].filter(Boolean).map((part) => ` · ${part}`)}
      </span>
      {more > 0 && (
        <span className="shrink-0 text-hint text-ink-soft">
          <VisuallyHidden>, </VisuallyHidden>
          {m.home_order_more({ count: digits(more) })}
        </span>
      )}
      <ChevronRight size={20} aria-hidden className="shrink-0 text-leaf" />
    </Link>
  );
}

/** "tomorrow 8 am–12 pm", without the comma of a sentence. */
const slotOnStrip = (slot: NonNullable<ShownOrder["slot"]>) => slotInSentence(slot).replace(",", "");

/** The earliest slot first, then the older order. */
const bySlot = (one: ListedOrder, other: ListedOrder) => slotKey(one) - slotKey(other) || one.id - other.id;

const slotKey = ({ slot }: ListedOrder) =>
  slot ? Date.parse(slot.day) + slot.from * 60_000 : Number.MAX_VALUE;

const progressOn = ({ status, fulfilment = "placed", needs_call }: ShownOrder) =>
  needs_call && status === "pending" && fulfilment === "placed"
    ? m.home_order_to_confirm()
    : progressNames[progressOf({ status, fulfilment })]().toLowerCase();
