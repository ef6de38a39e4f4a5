import { m } from "../../language/messages.ts";
import { Note } from "../../ui/display/note.tsx";
import type { Order } from "../contract.ts";
import type { CancelReason } from "../order.ts";

const sentences: Record<CancelReason, () => string> = {
  customer_asked: m.orders_cancelled_customer_asked,
  not_reached: m.orders_cancelled_not_reached,
  out_of_stock: m.orders_cancelled_out_of_stock,
  not_served: m.orders_cancelled_not_served,
  refused: m.orders_cancelled_refused,
  other: m.orders_cancelled_other,
};

/** Tells the customer why the shop cancelled the order; nothing where that is not known. */
export function CancelledNote({ cancelled }: Pick<Order, "cancelled">) {
  if (!cancelled) return null;
  const { reason, note } = cancelled;
  return (
    <Note className="mx-4 mt-3 lg:mx-6">
      {sentences[reason]()} {m.orders_cancelled_nothing_to_pay()}{" "}
      {note && m.orders_cancelled_because({ note })}
    </Note>
  );
}
