import { isFinalAnswer } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { sendLater } from "#src/api/client/send-later.ts";
import { isStillSignedIn } from "#src/identity/session/session-store.ts";
import { urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { placeOrder } from "../contract.ts";
import { isSentInBackground } from "./checkout.ts";
import { clearOrderedItems } from "./clear-ordered-items.ts";
import { readStoredAttempt, storeAttempt } from "./stored-attempt.ts";

/**
 * Sends a stored order from any page: immediately, when the connection returns, and with growing delays until the
 * server gives a final answer. The checkout page sends its own orders.
 */
export function sendPendingOrders(): void {
  void sendLater("pending-order", () => findWaitingAttempt() !== undefined, sendOnce)();
}

/** The stored order, if this page may send it. */
function findWaitingAttempt() {
  const attempt = readStoredAttempt();
  const isAtCheckout = urlIn("en", location.pathname).startsWith("/checkout");
  return attempt && !isAtCheckout && isSentInBackground(attempt) && isStillSignedIn() ? attempt : undefined;
}

async function sendOnce(): Promise<void> {
  const attempt = findWaitingAttempt();
  if (!attempt || !navigator.onLine) return;
  const { key, body } = attempt;
  const result = await call(placeOrder, body, { idempotencyKey: key, fallbackMessage: m.checkout_failed() });
  // Signed out or ordered differently in the meantime.
  if (readStoredAttempt()?.key !== key || !isFinalAnswer(result)) return;
  if (!result.ok) return storeAttempt({ ...attempt, refused: result.problem.message });
  storeAttempt(undefined);
  clearOrderedItems(attempt, result.value.order, { isShown: false });
}
