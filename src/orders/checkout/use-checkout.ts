import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../../api/client/client.ts";
import { takeOut } from "../../cart/cart.ts";
import { currentCart, replaceCart } from "../../cart/cart-store.ts";
import { forgetLineChoices, missingChoices } from "../../cart/missing/if-missing-store.ts";
import { addAddress } from "../../identity/account/contract.ts";
import { dropSession, stillSignedIn } from "../../identity/session/session-store.ts";
import { bangladeshiMobile, plausiblePhone } from "../../language/contact/phone.ts";
import { m } from "../../language/messages.ts";
import { toast } from "../../ui/dialog/toast.ts";
import { readStored, writeStored } from "../../ui/storage/browser-storage.ts";
import { roomKey, usualHeight } from "../buy-again/room-key.ts";
import { type OrderDraft, placeOrder } from "../contract.ts";
import {
  type Attempt,
  attemptFor,
  type Checkout,
  type CheckoutEvent,
  decided,
  next,
  readAttempt,
} from "./checkout.ts";
import type { DeliveryDraft, DeliveryErrors } from "./delivery-draft.ts";
import { attemptKey } from "./draft-keys.ts";
import { forgetDeliveryDraft } from "./use-delivery-draft.ts";

const storedAttempt = () => readAttempt(readStored(attemptKey));

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
    writeStored(attemptKey, attempt);
    const result = await call(placeOrder, attempt.body, {
      idempotencyKey: attempt.key,
      otherwise: m.checkout_failed(),
    });
    if (decided(result)) writeStored(attemptKey, undefined);
    // The page must show the result before the cart empties or the session ends: either would redirect it.
    flushSync(() => dispatch({ type: "answer", result }));
    if (result.ok) settle(attempt, mounted.current ? undefined : result.value.order.number);
  };

  const opened = useRef(send);
  useEffect(() => {
    mounted.current = true;
    const attempt = storedAttempt();
    if (attempt && stillSignedIn()) void opened.current(attempt);
    return () => {
      mounted.current = false;
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

  return { state, place, edit: (field?: keyof DeliveryDraft) => dispatch({ type: "edit", field }) };
}

function opening(): Checkout {
  const attempt = typeof window === "undefined" ? undefined : storedAttempt();
  return attempt ? { step: "unanswered", attempt } : { step: "editing" };
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

/** Removes what was ordered from the cart. A shopper who has left the page sees the order's `number` there. */
function settle({ body, save }: Attempt, number: string | undefined) {
  const pieces = body.items.map((item) => ({ id: String(item.product_id), quantity: Number(item.quantity) }));
  replaceCart(takeOut(currentCart(), pieces));
  forgetLineChoices();
  forgetDeliveryDraft();
  if (readStored(roomKey) === undefined) writeStored(roomKey, usualHeight);
  if (number) toast({ text: m.checkout_placed_meanwhile({ number }) });
  if (save) void saveAddress(body);
}

async function saveAddress({ address_details, mobile_no, place, street, rider_note }: OrderDraft) {
  const result = await call(addAddress, { address_details, mobile_no, place, street, rider_note });
  toast({ text: result.ok ? m.profile_address_added() : result.problem.message });
}
