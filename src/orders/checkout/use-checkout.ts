import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../../api/client/client.ts";
import { currentCart } from "../../cart/cart-store.ts";
import { missingChoices } from "../../cart/missing/if-missing-store.ts";
import { dropSession, stillSignedIn } from "../../identity/session/session-store.ts";
import { bangladeshiMobile, plausiblePhone } from "../../language/contact/phone.ts";
import { m } from "../../language/messages.ts";
import { placeOrder } from "../contract.ts";
import {
  type Attempt,
  attemptFor,
  type Checkout,
  type CheckoutEvent,
  decided,
  next,
  sendsItself,
} from "./checkout.ts";
import type { DeliveryDraft, DeliveryErrors } from "./delivery-draft.ts";
import { settle } from "./settle.ts";
import { storeAttempt, storedAttempt } from "./stored-attempt.ts";

/** The checkout of this browser. It stores an attempt that had no answer, and sends it again when the page opens. */
export function useCheckout() {
  const [state, setState] = useState<Checkout>(opening);
  const current = useRef(state);
  const mounted = useRef(true);
  const dispatch = (event: CheckoutEvent) => {
    current.current = next(current.current, event);
    setState(current.current);
  };

  const send = async (attempt: Attempt) => {
    if (current.current.step === "placing" || current.current.step === "placed") return;
    dispatch({ type: "place", attempt });
    const { key, body, save } = attempt;
    storeAttempt({ key, body, ...(save && { save }), at: Date.now() });
    const result = await call(placeOrder, attempt.body, {
      idempotencyKey: attempt.key,
      otherwise: m.checkout_failed(),
    });
    if (decided(result)) storeAttempt(undefined);
    // The page must show the result before the cart empties or the session ends: either would redirect it.
    flushSync(() => dispatch({ type: "answer", result }));
    if (result.ok) settle(attempt, mounted.current ? undefined : result.value.order.number);
  };

  const opened = useRef(send);
  useEffect(() => {
    mounted.current = true;
    const sendPending = () => {
      const attempt = storedAttempt();
      if (attempt && (attempt.refused !== undefined || sendsItself(attempt)) && stillSignedIn())
        void opened.current(attempt);
    };
    sendPending();
    window.addEventListener("online", sendPending);
    return () => {
      mounted.current = false;
      window.removeEventListener("online", sendPending);
    };
  }, []);

  /**
   * `save`: save the address in the account. `sure`: the shopper has confirmed a number from outside Bangladesh. `fee`: what they saw
   * for delivery, in taka. `needsSlot`: a time has to be chosen.
   */
  const place = (delivery: DeliveryDraft, { save, sure = false, fee, needsSlot = false }: PlaceOptions) => {
    if (current.current.step === "unanswered") return send(current.current.attempt);
    const errors = missing(delivery, needsSlot);
    if (errors) return dispatch({ type: "refuse", refusal: { kind: "fields", errors } });
    if (!sure && !bangladeshiMobile(delivery.mobile))
      return dispatch({ type: "refuse", refusal: { kind: "mobile", mobile: delivery.mobile.trim() } });
    if (!stillSignedIn()) {
      dispatch({ type: "refuse", refusal: { kind: "session", message: m.checkout_no_token() } });
      return dropSession();
    }
    const attempt = attemptFor(delivery, currentCart(), storedAttempt(), {
      fee,
      missing: missingChoices(),
    });
    return send({ ...attempt, save });
  };

  const edit = (field?: keyof DeliveryDraft) => {
    const attempt = storedAttempt();
    if (field === undefined && attempt) storeAttempt({ ...attempt, held: true });
    dispatch({ type: "edit", field });
  };
  return { state, place, edit };
}

function opening(): Checkout {
  const attempt = typeof window === "undefined" ? undefined : storedAttempt();
  return attempt && !attempt.held ? { step: "unanswered", attempt } : { step: "editing" };
}

type PlaceOptions = { save: boolean; sure?: boolean; fee?: number | undefined; needsSlot?: boolean };

function missing({ address, mobile, slot }: DeliveryDraft, needsSlot: boolean): DeliveryErrors | undefined {
  const errors: DeliveryErrors = {};
  if (needsSlot && !slot) errors.slot = m.delivery_slot_missing();
  if (address.trim() === "") errors.address = m.checkout_address_missing();
  if (mobile.trim() === "") errors.mobile = m.checkout_mobile_missing();
  else if (!plausiblePhone(mobile)) errors.mobile = m.checkout_mobile_implausible();
  return Object.keys(errors).length > 0 ? errors : undefined;
}
