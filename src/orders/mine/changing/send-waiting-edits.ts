import { isFinalAnswer } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { sendLater, withLock } from "#src/api/client/send-later.ts";
import { addingTo, stopAdding } from "#src/cart/adding/adding-store.ts";
import { removeOrdered } from "#src/cart/cart.ts";
import { currentCart, replaceCart } from "#src/cart/cart-store.ts";
import { isStillSignedIn } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { amountDue } from "#src/orders/due.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { changeMyItems } from "../contract.ts";
import { findStoredEdits, findWaitingOrders, storeEdits } from "./edits-store.ts";
import type { ItemEdits } from "./item-edits.ts";

const lock = "waiting-edits";

async function sendAll(): Promise<void> {
  if (!navigator.onLine || !isStillSignedIn()) return;
  for (const number of findWaitingOrders()) await sendOne(number);
}

async function sendOne(number: string): Promise<void> {
  const stored = findStoredEdits(number);
  if (!stored?.waiting) return;
  const { edits, waiting } = stored;
  const result = await call(changeMyItems, waiting.change);
  // Signed out in the meantime.
  if (!findStoredEdits(number)) return;
  if (!result.ok) {
    const { code, message } = result.problem;
    if (!isFinalAnswer(result) || code === "not_signed_in") return;
    storeEdits(number, { edits, waiting: { ...waiting, refused: message } });
    return toast({ text: m.my_order_edit_refused({ number, message }) });
  }
  storeEdits(number, undefined);
  takeOutSaved(number, edits);
  toast({ text: m.my_order_edit_sent({ number, total: formatTaka(amountDue(result.value.data)) }) });
}

/** Takes the saved pieces out of the cart, and ends adding to the order unless there are others. */
export function takeOutSaved(number: string, { fromCart = [] }: ItemEdits): void {
  const remainingCart = removeOrdered(currentCart(), fromCart);
  replaceCart(remainingCart);
  if (addingTo()?.number === number && remainingCart.length === 0) stopAdding();
}

let send: (() => Promise<void>) | undefined;

/** Sends changes of orders that wait for an answer, from any page: now, and until the shop answers. */
export function sendWaitingEdits(): void {
  send ??= sendLater(lock, () => isStillSignedIn() && findWaitingOrders().length > 0, sendAll);
  void send();
}

/** Makes a waiting change unsaved edits again; does nothing if it was answered first. */
export const takeBack = (number: string): Promise<void> =>
  withLock(lock, async () => {
    const stored = findStoredEdits(number);
    if (stored?.waiting) storeEdits(number, { edits: stored.edits });
  });
