import { call } from "#src/api/client/client.ts";
import { stillSignedIn } from "#src/identity/session/session-store.ts";
import { urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { placeOrder } from "../contract.ts";
import { decided, sendsItself } from "./checkout.ts";
import { settle } from "./settle.ts";
import { storeAttempt, storedAttempt } from "./stored-attempt.ts";

/** Between two attempts, in ms: `navigator.onLine` does not notice every lost connection, nor every one that is back. */
const retryMs = 5_000;

/**
 * Sends an order that waits for a connection, from any page: now, when the connection is back, and every few seconds until the shop
 * has answered. The checkout does so itself.
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

/** Of several tabs one at a time: the next finds what the one before has left. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("pending-order", work) : work();

/** The order that waits, where this page may send it. */
function waitingAttempt() {
  const attempt = storedAttempt();
  const atCheckout = urlIn("en", location.pathname).startsWith("/checkout");
  return attempt && !atCheckout && sendsItself(attempt) && stillSignedIn() ? attempt : undefined;
}

async function sendOnce(): Promise<void> {
  const attempt = waitingAttempt();
  if (!attempt || !navigator.onLine) return;
  const { key, body } = attempt;
  const result = await call(placeOrder, body, { idempotencyKey: key, otherwise: m.checkout_failed() });
  // Signed out, or ordered otherwise, meanwhile.
  if (storedAttempt()?.key !== key || !decided(result)) return;
  if (!result.ok) return storeAttempt({ ...attempt, refused: result.problem.message });
  storeAttempt(undefined);
  settle(attempt, result.value.order?.number);
}
