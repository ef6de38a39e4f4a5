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
import { findStoredEdits, storeEdits, useStoredEdits } from "./edits-store.ts";
import {
  areOutdated,
  areSaved,
  type ItemEdits,
  isEdited,
  noEdits,
  toCurrentEdits,
  withCart,
} from "./item-edits.ts";
import { ItemsForm } from "./items-form.tsx";
import { sendWaitingEdits, takeBack, takeOutSaved } from "./send-waiting-edits.ts";
import { untilText } from "./until-text.ts";

type ItemsCardProps = {
  order: MyOrder;
  onChanged: (order: MyOrder) => void;
  /** Called if the shown order is stale. */
  onOvertaken: () => void;
};

/** The lines of an order, or the form to change them. Unsaved edits stay in the browser. */
export function ItemsCard({ order, onChanged, onOvertaken }: ItemsCardProps) {
  const [edits, setEdits] = useState<ItemEdits>();
  const [message, setMessage] = useState<{ look: "done" | "error"; text: string }>();
  const containerRef = useRef<HTMLDivElement>(null);
  /** Shows edits, and stores them in the browser if they change something; undefined ends the editing. */
  const updateEdits = (next: ItemEdits | undefined) => {
    setEdits(next);
    storeEdits(order.number, next && isEdited(order, next) ? { edits: next } : undefined);
  };
  const close = () => {
    updateEdits(undefined);
    requestAnimationFrame(() => containerRef.current?.focus());
  };
  const finish = (saved: MyOrder) => {
    takeOutSaved(order.number, edits ?? noEdits);
    setMessage({ look: "done", text: savedText(saved) });
    close();
  };
  const storeForLater = (change: ItemsChange) => {
    if (!edits) return;
    if (!storeEdits(order.number, { edits, waiting: { change } }))
      return setMessage({ look: "error", text: m.my_order_edit_not_stored() });
    setEdits(undefined);
    sendWaitingEdits();
  };
  const editAgain = async () => {
    await takeBack(order.number);
    const stored = findStoredEdits(order.number);
    if (stored) updateEdits(stored.edits);
  };
  const isWaiting = useWaiting(order, onOvertaken, (refused) => {
    setMessage({ look: "error", text: refused.text });
    updateEdits(refused.edits);
  });
  useReopenedEdits(order, updateEdits);
  // The edits were saved, but the answer got lost.
  const isSaved = edits !== undefined && areSaved(order, edits);
  useEffect(() => {
    if (isSaved) finish(order);
  });
  if (edits && order.may.change_items)
    return (
      <ItemsForm
        order={order}
        edits={toCurrentEdits(order, edits)}
        isOutdated={areOutdated(order, edits)}
        refused={message?.look === "error" ? message.text : undefined}
        onWait={storeForLater}
        onEdit={updateEdits}
        onSaved={(changed) => {
          finish(changed);
          onChanged(changed);
        }}
        onRefused={(text) => {
          setMessage({ look: "error", text });
          onOvertaken();
        }}
        onClose={() => {
          setMessage(undefined);
          close();
        }}
      />
    );
  return (
    <div ref={containerRef} tabIndex={-1} className="grid gap-3 focus:outline-none">
      {isWaiting && <Note>{m.my_order_edit_waits()}</Note>}
      {message && <Note look={message.look}>{message.text}</Note>}
      <OrderLines order={order} />
      {order.may.change_items && isWaiting && (
        <EditButton text={m.my_order_edit_again()} onClick={() => void editAgain()} />
      )}
      {order.may.change_items && !isWaiting && (
        <EditButton
          text={m.my_order_edit({ until: untilText(order.change_items_until) })}
          onClick={() => {
            setMessage(undefined);
            updateEdits({ ...noEdits, was: order.revision });
          }}
        />
      )}
    </div>
  );
}

const EditButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button variant="second" className="justify-self-start print:hidden!" onClick={onClick}>
    <Pencil size={18} aria-hidden />
    {text}
  </Button>
);

const savedText = (order: MyOrder) =>
  order.needs_call && order.fulfilment === "placed"
    ? m.my_order_edit_saved_call({ total: formatTaka(amountDue(order)) })
    : m.my_order_edit_saved({ total: formatTaka(amountDue(order)) });

/**
 * Whether edits wait to be sent. Calls `onSent` once they no longer do, and `onRefused` with the reason if
 * the shop refused them.
 */
function useWaiting(
  order: MyOrder,
  onSent: () => void,
  onRefused: (refused: { edits: ItemEdits; text: string }) => void,
): boolean {
  const stored = useStoredEdits(order.number);
  const refused = stored?.waiting?.refused;
  const isWaiting = stored?.waiting !== undefined && refused === undefined;
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (stored && refused !== undefined)
      onRefused({
        edits: stored.edits,
        text: m.my_order_edit_refused({ number: order.number, message: refused }),
      });
    if (wasWaiting.current && !isWaiting) onSent();
    wasWaiting.current = isWaiting;
  }, [stored, refused, isWaiting, order.number, onSent, onRefused]);
  return isWaiting;
}

/** Opens the edits that were not saved, with the cart's pieces if the customer comes from there. */
function useReopenedEdits(order: MyOrder, openEdits: (edits: ItemEdits) => void): void {
  const [query, setQuery] = useSearchParams();
  const isCartKnown = useCartKnown();
  const comesFromCart = query.get("add") === "cart";
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || !isCartKnown || !order.may.change_items) return;
    const stored = findStoredEdits(order.number);
    // A waiting change may still be saved: open its edits only after the answer.
    if (stored?.waiting) return;
    isOpened.current = true;
    const addsFromCart = comesFromCart && addingTo()?.number === order.number;
    if (addsFromCart) {
      const currentEdits = toCurrentEdits(order, stored?.edits ?? noEdits);
      openEdits(withCart(order, currentEdits, currentCart()));
    } else if (stored) openEdits(stored.edits);
    if (comesFromCart) setQuery({}, { replace: true, preventScrollReset: true });
  }, [order, isCartKnown, comesFromCart, openEdits, setQuery]);
}
