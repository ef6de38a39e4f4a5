import { slotText } from "#src/delivery/slot-text.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { maxOrdersAtOnce } from "#src/orders/admin/rules.ts";
import { cashOfTotal } from "#src/orders/due.ts";
import { takeOrdersOut } from "#src/orders/riders/contract.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { DeliveryRound } from "../contract.ts";

type PackedOrders = DeliveryRound["ready"];

type ReadyOrdersProps = {
  id: string;
  title: string;
  ready: PackedOrders;
  /** The button that takes out a whole group. */
  startLabel: (values: { count: string; group: string }) => string;
  onTaken: () => void;
};

/** Packed orders in the shop by slot and area, taken out one by one or by group. */
export function ReadyOrders({ id, title, ready, startLabel, onTaken }: ReadyOrdersProps) {
  const { busy, problem, send } = useCall(takeOrdersOut);
  if (ready.length === 0) return null;
  const takeOut = async (orders: PackedOrders) => {
    await send({ orders: orders.slice(0, maxOrdersAtOnce).map(({ id }) => id) });
    onTaken();
  };
  const groups = Map.groupBy(ready, groupTitle);
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-sub">
        {title}
      </h2>
      {problem && (
        <Note look="error" className="mt-2">
          {problem.message}
        </Note>
      )}
      {[...groups].map(([group, orders]) => (
        <div key={group} className="mt-2 rounded-card bg-card p-3.5 shadow-rest">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-label">{group}</h3>
            {orders.length > 1 && (
              <Button variant="second" size="dense" busy={busy} onClick={() => void takeOut(orders)}>
                {startLabel({ count: formatNumber(orders.length), group })}
              </Button>
            )}
          </div>
          <ul className="mt-2 divide-y divide-line">
            {orders.map((order) => (
              <li key={order.id} className="flex items-center gap-3 py-2">
                <p className="min-w-0 flex-1 text-hint">
                  <span className="block font-semibold">
                    {order.number} · {formatTaka(cashOfTotal(order.total))}
                  </span>
                  {order.address_details}
                </p>
                <Button
                  variant="second"
                  size="dense"
                  busy={busy}
                  aria-label={m.round_take_one({ number: order.number })}
                  onClick={() => void takeOut([order])}
                >
                  {m.round_take()}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const groupTitle = ({ group, slot }: PackedOrders[number]): string =>
  [slot && slotText(slot), group || m.round_elsewhere()].filter(Boolean).join(" · ");
