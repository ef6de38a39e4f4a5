import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isFinalAnswer } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { currentCart } from "#src/cart/cart-store.ts";
import { linkOf } from "#src/cart/links/links-store.ts";
import { missingChoices } from "#src/cart/missing/if-missing-store.ts";
import { dropSession, stillSignedIn } from "#src/identity/session/session-store.ts";
import { bangladeshiMobile, plausiblePhone } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import type { DeliveryDraft, DeliveryErrors } from "#src/orders/delivery-draft.ts";
import { placeOrder } from "../contract.ts";
import {
  type Attempt,
  type Checkout,
  type CheckoutEvent,
  isSentInBackground,
  next,
  type Seen,
  toAttempt,
} from "./checkout.ts";
import { clearOrderedItems } from "./settle.ts";
import { storeAttempt, storedAttempt } from "./stored-attempt.ts";

/** Stores an unanswered attempt, and sends it again when the page opens. */
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
    if (isFinalAnswer(result)) storeAttempt(undefined);
    flushSync(() => dispatch({ type: "answer", result }));
    if (result.ok) clearOrderedItems(attempt, result.value.order, { isShown: mounted.current });
  };

  const opened = useRef(send);
  useEffect(() => {
    mounted.current = true;
    const sendPending = () => {
      const attempt = storedAttempt();
      if (attempt && (attempt.refused !== undefined || isSentInBackground(attempt)) && stillSignedIn())
        void opened.current(attempt);
    };
    sendPending();
    window.addEventListener("online", sendPending);
    return () => {
      mounted.current = false;
      window.removeEventListener("online", sendPending);
    };
  }, []);

  // The foreign number that the shopper was asked about; the next press orders with it.
  const questioned = useRef<string>(undefined);
  const refuseStranger = () => {
    dispatch({ type: "refuse", refusal: { kind: "session", message: m.checkout_no_token() } });
    dropSession();
  };

  /** `save`: save the address in the account. */
  const place = (delivery: DeliveryDraft, { save, ...seen }: PlaceOptions) => {
    if (current.current.step === "unanswered")
      return stillSignedIn() ? send(current.current.attempt) : refuseStranger();
    const errors = missing(delivery);
    if (errors) return dispatch({ type: "refuse", refusal: { kind: "fields", errors } });
    const mobile = delivery.mobile.trim();
    if (!bangladeshiMobile(mobile) && questioned.current !== mobile) {
      questioned.current = mobile;
      return dispatch({ type: "refuse", refusal: { kind: "mobile", mobile } });
    }
    if (!stillSignedIn()) return refuseStranger();
    const attempt = toAttempt(delivery, currentCart(), storedAttempt(), {
      ...seen,
      missing: missingChoices(),
      link: linkOf(currentCart()),
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

type PlaceOptions = Omit<Seen, "missing" | "link"> & { save: boolean };

function missing({ address, mobile }: DeliveryDraft): DeliveryErrors | undefined {
  const errors: DeliveryErrors = {};
  if (address.trim() === "") errors.address = m.checkout_address_missing();
  if (mobile.trim() === "") errors.mobile = m.checkout_mobile_missing();
  else if (!plausiblePhone(mobile)) errors.mobile = m.checkout_mobile_implausible();
  return Object.keys(errors).length > 0 ? errors : undefined;
}
