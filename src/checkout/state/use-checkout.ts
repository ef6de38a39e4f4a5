import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isFinalAnswer } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { currentCart } from "#src/cart/cart-store.ts";
import { findCartLink } from "#src/cart/links/links-store.ts";
import { missingChoices } from "#src/cart/missing/if-missing-store.ts";
import { dropSession, isStillSignedIn } from "#src/identity/session/session-store.ts";
import { bangladeshiMobile, isPlausiblePhone } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import type { DeliveryDraft, DeliveryErrors } from "#src/orders/delivery-draft.ts";
import { placeOrder } from "../contract.ts";
import {
  type Attempt,
  type Checkout,
  type CheckoutEvent,
  isSentInBackground,
  reduceCheckout,
  type SeenTerms,
  toAttempt,
} from "./checkout.ts";
import { clearOrderedItems } from "./clear-ordered-items.ts";
import { readStoredAttempt, storeAttempt } from "./stored-attempt.ts";

/**
 * The state of the checkout, and placing the order. An unanswered attempt is stored, and sent again when the page opens
 * and when the connection returns.
 */
export function useCheckout() {
  const [state, setState] = useState<Checkout>(initialState);
  const stateRef = useRef(state);
  const isMounted = useRef(true);
  const dispatch = (event: CheckoutEvent) => {
    stateRef.current = reduceCheckout(stateRef.current, event);
    setState(stateRef.current);
  };

  const send = async (attempt: Attempt) => {
    if (stateRef.current.step === "placing" || stateRef.current.step === "placed") return;
    dispatch({ type: "place", attempt });
    const { key, body, save } = attempt;
    storeAttempt({ key, body, ...(save && { save }), at: Date.now() });
    const result = await call(placeOrder, attempt.body, {
      idempotencyKey: attempt.key,
      fallbackMessage: m.checkout_failed(),
    });
    if (isFinalAnswer(result)) storeAttempt(undefined);
    flushSync(() => dispatch({ type: "answer", result }));
    if (result.ok) clearOrderedItems(attempt, result.value.order, { isShown: isMounted.current });
  };

  const sendRef = useRef(send);
  useEffect(() => {
    isMounted.current = true;
    const sendPending = () => {
      const attempt = readStoredAttempt();
      if (attempt && (attempt.refused !== undefined || isSentInBackground(attempt)) && isStillSignedIn())
        void sendRef.current(attempt);
    };
    sendPending();
    window.addEventListener("online", sendPending);
    return () => {
      isMounted.current = false;
      window.removeEventListener("online", sendPending);
    };
  }, []);

  // The foreign number that the shopper was asked about; the next press orders with it.
  const warnedMobile = useRef<string>(undefined);
  const refuseSignedOut = () => {
    dispatch({ type: "refuse", refusal: { kind: "session", message: m.checkout_no_token() } });
    dropSession();
  };

  /** `save`: save the address in the account. */
  const place = (delivery: DeliveryDraft, { save, ...seen }: PlaceOptions) => {
    if (stateRef.current.step === "unanswered")
      return isStillSignedIn() ? send(stateRef.current.attempt) : refuseSignedOut();
    const errors = findMissingFields(delivery);
    if (errors) return dispatch({ type: "refuse", refusal: { kind: "fields", errors } });
    const mobile = delivery.mobile.trim();
    if (!bangladeshiMobile(mobile) && warnedMobile.current !== mobile) {
      warnedMobile.current = mobile;
      return dispatch({ type: "refuse", refusal: { kind: "mobile", mobile } });
    }
    if (!isStillSignedIn()) return refuseSignedOut();
    const attempt = toAttempt(delivery, currentCart(), readStoredAttempt(), {
      ...seen,
      missing: missingChoices(),
      link: findCartLink(currentCart()),
    });
    return send({ ...attempt, save });
  };

  const edit = (field?: keyof DeliveryDraft) => {
    const attempt = readStoredAttempt();
    if (field === undefined && attempt) storeAttempt({ ...attempt, held: true });
    dispatch({ type: "edit", field });
  };
  return { state, place, edit };
}

function initialState(): Checkout {
  const attempt = typeof window === "undefined" ? undefined : readStoredAttempt();
  return attempt && !attempt.held ? { step: "unanswered", attempt } : { step: "editing" };
}

type PlaceOptions = Omit<SeenTerms, "missing" | "link"> & { save: boolean };

function findMissingFields({ address, mobile }: DeliveryDraft): DeliveryErrors | undefined {
  const errors: DeliveryErrors = {};
  if (address.trim() === "") errors.address = m.checkout_address_missing();
  if (mobile.trim() === "") errors.mobile = m.checkout_mobile_missing();
  else if (!isPlausiblePhone(mobile)) errors.mobile = m.checkout_mobile_implausible();
  return Object.keys(errors).length > 0 ? errors : undefined;
}
