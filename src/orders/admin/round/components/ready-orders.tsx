import { slotTime } from "../../../../delivery/slot-text.ts";
import { m } from "../../../../language/messages.ts";
import { number, taka } from "../../../../language/numbers/numbers.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Note } from "../../../../ui/display/note.tsx";
import { useCall } from "../../../../ui/form/use-call.ts";
import { maxOrdersAtOnce } from "../../rules.ts";
import { type DeliveryRound, takeOrdersOut } from "../contract.ts";

type Ready = DeliveryRound["ready"];

/** What is packed and waits in the shop, by area and slot: taken one by one, or all of a group. */
export function ReadyOrders({ ready, onTaken }: { ready: Ready; onTaken: () => void }) {
  const { busy, problem, send } = useCall(takeOrdersOut);
  if (ready.length === 0) return null;
  const take = async (orders: Ready) => {
    await send({ orders: orders.slice(0, maxOrdersAtOnce).map(({ id }) => id) });
    onTaken();
  };
  const groups = Map.groupBy(ready, titleOf);
  return (
    <section aria-labelledby="ready" className="mt-8">
      <h2 id="ready" className="text-sub">
        {m.round_ready()}
      </h2>
      {problem && (
        <Note look="error" className="mt-2">
          {problem.message}
        </Note>
      )}
      {[...groups].map(([title, orders]) => (
        <div key={title} className="mt-2 rounded-card bg-card p-3.5 shadow-rest">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-label">{title}</h3>
            {orders.length > 1 && (
              <Button variant="second" size="dense" busy={busy} onClick={() => void take(orders)}>
                {m.round_take_all({ count: number(orders.length), group: title })}
              </Button>
            )}
          </div>
          <ul className="mt-2 divide-y divide-line">
            {orders.map((order) => (
              <li key={order.id} className="flex items-center gap-3 py-2">
                <p className="min-w-0 flex-1 text-hint">
                  <span className="block font-semibold">
                    {order.number} · {taka(order.total)}
                  </span>
                  {order.address_details}
                </p>
                <Button
                  variant="second"
                  size="dense"
                  busy={busy}
                  aria-label={m.round_take_one({ number: order.number })}
                  onClick={() => void take([order])}
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

const titleOf = ({ group, slot }: Ready[number]): string =>
  [group || m.round_elsewhere(), slot && slotTime(slot)].filter(Boolean).join(" ");
