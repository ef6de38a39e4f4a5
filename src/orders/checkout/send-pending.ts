import { call } from "../../api/client/client.ts";
import { stillSignedIn } from "../../identity/session/session-store.ts";
import { addressIn } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { placeOrder } from "../contract.ts";
import { decided, sendsItself } from "./checkout.ts";
import { settle } from "./settle.ts";
import { storeAttempt, storedAttempt } from "./stored-attempt.ts";

/** Sends an order that waits for a connection, from any page: now, and when the connection is back. The checkout does so itself. */
export function sendPendingOrders(): void {
  const send = () => void alone(sendOnce);
  window.addEventListener("online", send);
  send();
}

/** Of several tabs one at a time: the next finds what the one before has left. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("pending-order", work) : work();

async function sendOnce(): Promise<void> {
  const attempt = storedAttempt();
  const atCheckout = addressIn("en", location.pathname).startsWith("/checkout");
  if (!attempt || atCheckout || !sendsItself(attempt) || !navigator.onLine || !stillSignedIn()) return;
  const { key, body } = attempt;
  const result = await call(placeOrder, body, { idempotencyKey: key, otherwise: m.checkout_failed() });
  // Signed out, or ordered otherwise, meanwhile.
  if (storedAttempt()?.key !== key || !decided(result)) return;
  if (!result.ok) return storeAttempt({ ...attempt, refused: result.problem.message });
  storeAttempt(undefined);
  settle(attempt, result.value.order.number);
}
