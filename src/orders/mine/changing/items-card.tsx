import Pencil from "lucide-react/icons/pencil";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { addingTo } from "#src/cart/adding/adding-store.ts";
import { currentCart, useCartKnown } from "#src/cart/cart-store.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { amountDue } from "#src/orders/due.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { OrderLines } from "../components/order-lines.tsx";
import type { ItemsChange, MyOrder } from "../contract.ts";
import { storedEdits, storeEdits, useStoredEdits } from "./edits-store.ts";
import { areSaved, type ItemEdits, isEdited, noEdits, onRevision, withCart } from "./item-edits.ts";
import { ItemsForm } from "./items-form.tsx";
import { sendWaitingEdits, takeBack, takeOutSaved } from "./send-waiting-edits.ts";
import { untilText } from "./until-text.ts";

type ItemsCardProps = {
  order: MyOrder;
  onChanged: (order: MyOrder) => void;
  /** Called if the shown order is stale. */
  onOvertaken: () => void;
};

/** The lines of an order, which its customer may change until packing begins. Unsaved edits stay in the browser. */
export function ItemsCard({ order, onChanged, onOvertaken }: ItemsCardProps) {
  const [edits, setEdits] = useState<ItemEdits>();
  const [said, setSaid] = useState<{ look: "done" | "error"; text: string }>();
  const place = useRef<HTMLDivElement>(null);
  const edit = (next: ItemEdits | undefined) => {
    setEdits(next);
    storeEdits(order.number, next && isEdited(order, next) ? { edits: next } : undefined);
  };
  const close = () => {
    edit(undefined);
    requestAnimationFrame(() => place.current?.focus());
  };
  const finish = (saved: MyOrder) => {
    takeOutSaved(order.number, edits ?? noEdits);
    setSaid({ look: "done", text: savedText(saved) });
    close();
  };
  const wait = (change: ItemsChange) => {
    if (!edits) return;
    if (!storeEdits(order.number, { edits, waiting: { change } }))
      return setSaid({ look: "error", text: m.my_order_edit_not_stored() });
    setEdits(undefined);
    sendWaitingEdits();
  };
  const takeItBack = async () => {
    await takeBack(order.number);
    const stored = storedEdits(order.number);
    if (stored) edit(stored.edits);
  };
  const waiting = useWaiting(order, onOvertaken, (refused) => {
    setSaid({ look: "error", text: refused.text });
    edit(refused.edits);
  });
  useReopened(order, edit);
  const isSaved = edits !== undefined && areSaved(order, edits);
  useEffect(() => {
    if (isSaved) finish(order);
  });
  if (edits && order.may.change_items)
    return (
      <ItemsForm
        order={order}
        edits={onRevision(order, edits)}
        isOutdated={edits.was !== order.revision}
        refused={said?.look === "error" ? said.text : undefined}
        onWait={wait}
        onEdit={edit}
        onSaved={(changed) => {
          finish(changed);
          onChanged(changed);
        }}
        onRefused={(text) => {
          setSaid({ look: "error", text });
          onOvertaken();
        }}
        onClose={() => {
          setSaid(undefined);
          close();
        }}
      />
    );
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 focus:outline-none">
      {waiting && <Note>{m.my_order_edit_waits()}</Note>}
      {said && <Note look={said.look}>{said.text}</Note>}
      <OrderLines order={order} />
      {order.may.change_items && waiting && (
        <Button
          variant="second"
          className="justify-self-start print:hidden!"
          onClick={() => void takeItBack()}
        >
          <Pencil size={18} aria-hidden />
          {m.my_order_edit_again()}
        </Button>
      )}
      {order.may.change_items && !waiting && (
        <Button
          variant="second"
          className="justify-self-start print:hidden!"
          onClick={() => {
            setSaid(undefined);
            edit({ ...noEdits, was: order.revision });
          }}
        >
          <Pencil size={18} aria-hidden />
          {m.my_order_edit({ until: untilText(order.change_items_until) })}
        </Button>
      )}
    </div>
  );
}

const savedText = (order: MyOrder) =>
  order.needs_call && order.fulfilment === "placed"
    ? m.my_order_edit_saved_call({ total: formatTaka(amountDue(order)) })
    : m.my_order_edit_saved({ total: formatTaka(amountDue(order)) });

/**
 * Whether edits wait to be sent. Calls `onSent` once they no longer do, and `onRefused` with the reason if the shop refused them.
 */
function useWaiting(
  order: MyOrder,
  onSent: () => void,
  onRefused: (refused: { edits: ItemEdits; text: string }) => void,
): boolean {
  const stored = useStoredEdits(order.number);
  const refused = stored?.waiting?.refused;
  const waiting = stored?.waiting !== undefined && refused === undefined;
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (stored && refused !== undefined)
      onRefused({
        edits: stored.edits,
        text: m.my_order_edit_refused({ number: order.number, message: refused }),
      });
    if (wasWaiting.current && !waiting) onSent();
    wasWaiting.current = waiting;
  }, [stored, refused, waiting, order.number, onSent, onRefused]);
  return waiting;
}

/** Opens the edits that were not saved, with the cart's pieces if the customer comes from there. */
function useReopened(order: MyOrder, edit: (edits: ItemEdits) => void): void {
  const [query, setQuery] = useSearchParams();
  const known = useCartKnown();
  const comesFromCart = query.get("add") === "cart";
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || !known || !order.may.change_items) return;
    const stored = storedEdits(order.number);
    // Opened once the change that waits is answered.
    if (stored?.waiting) return;
    isOpened.current = true;
    const isMeant = comesFromCart && addingTo()?.number === order.number;
    if (isMeant) edit(withCart(order, onRevision(order, stored?.edits ?? noEdits), currentCart()));
    else if (stored) edit(stored.edits);
    if (comesFromCart) setQuery({}, { replace: true, preventScrollReset: true });
  }, [order, known, comesFromCart, edit, setQuery]);
}
