import { call } from "#src/api/client/client.ts";
import { stillSignedIn } from "#src/identity/session/session-store.ts";
import { urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { placeOrder } from "../contract.ts";
import { isFinalAnswer, isSentInBackground } from "./checkout.ts";
import { clearOrderedItems } from "./settle.ts";
import { storeAttempt, storedAttempt } from "./stored-attempt.ts";

/** The retry interval in ms: `navigator.onLine` does not notice every change of the connection. */
const retryMs = 5_000;

/**
 * Sends a stored order from any page: now, when the connection returns, and every few seconds until the shop
 * answers. On the checkout page, the checkout does so.
 */
export function sendPendingOrders(): void {
  let next: number | undefined;
  const send = async () => {
    clearTimeout(next);
    await alone(sendOnce);
    if (waitingAttempt()) next = window.setTimeout(send, retryMs);
  };
  window.addEventListener("online", send);
  void send();
}

/** One tab at a time. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("pending-order", work) : work();

/** The stored order, if this page may send it. */
function waitingAttempt() {
  const attempt = storedAttempt();
  const atCheckout = urlIn("en", location.pathname).startsWith("/checkout");
  return attempt && !atCheckout && isSentInBackground(attempt) && stillSignedIn() ? attempt : undefined;
}

async function sendOnce(): Promise<void> {
  const attempt = waitingAttempt();
  if (!attempt || !navigator.onLine) return;
  const { key, body } = attempt;
  const result = await call(placeOrder, body, { idempotencyKey: key, otherwise: m.checkout_failed() });
  // Signed out or ordered differently in the meantime.
  if (storedAttempt()?.key !== key || !isFinalAnswer(result)) return;
  if (!result.ok) return storeAttempt({ ...attempt, refused: result.problem.message });
  storeAttempt(undefined);
  clearOrderedItems(attempt, result.value.order, { isShown: false });
}
