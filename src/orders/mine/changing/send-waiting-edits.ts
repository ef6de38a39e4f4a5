import { isFinalAnswer } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { sendLater } from "#src/api/client/send-later.ts";
import { stopAdding } from "#src/cart/adding/adding-store.ts";
import { takeOut } from "#src/cart/cart.ts";
import { currentCart, replaceCart } from "#src/cart/cart-store.ts";
import { stillSignedIn } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import { dueOf } from "#src/orders/due.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { changeMyItems } from "../contract.ts";
import { storedEdits, storeEdits } from "./edits-store.ts";

/** The stored edits, if they wait to be sent. */
function waitingEdits() {
  const stored = storedEdits();
  const isWaiting = stored?.waiting && stored.waiting.refused === undefined;
  return isWaiting && stillSignedIn() ? stored : undefined;
}

async function sendOnce(): Promise<void> {
  const stored = waitingEdits();
  if (!stored?.waiting || !navigator.onLine) return;
  const { number, edits, waiting } = stored;
  const result = await call(changeMyItems, waiting.change);
  // Edited, discarded or signed out in the meantime.
  if (storedEdits() !== stored || !isFinalAnswer(result)) return;
  if (!result.ok) {
    const { message } = result.problem;
    storeEdits({ ...stored, waiting: { ...waiting, refused: message } });
    return toast({ text: m.my_order_edit_refused({ number, message }) });
  }
  storeEdits(undefined);
  replaceCart(takeOut(currentCart(), edits.fromCart ?? []));
  stopAdding();
  toast({ text: m.my_order_edit_sent({ number, total: taka(dueOf(result.value.data)) }) });
}

let send: (() => Promise<void>) | undefined;

/** Sends a change of an order that waits for a connection, from any page: now, and until the shop answers. */
export function sendWaitingEdits(): void {
  send ??= sendLater("waiting-edits", () => waitingEdits() !== undefined, sendOnce);
  void send();
}
