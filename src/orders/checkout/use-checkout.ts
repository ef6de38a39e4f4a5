import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../../api/client.ts";
import { takeOut } from "../../cart/cart.ts";
import { currentCart, replaceCart } from "../../cart/cart-store.ts";
import { addAddress } from "../../identity/account/contract.ts";
import { dropSession, stillSignedIn } from "../../identity/session/session-store.ts";
import { m } from "../../language/messages.ts";
import { bangladeshiMobile, plausiblePhone } from "../../language/phone.ts";
import { toast } from "../../ui/dialog/toast.ts";
import { readStored, writeStored } from "../../ui/storage/browser-storage.ts";
import { type OrderDraft, placeOrder } from "../contract.ts";
import { type Attempt, attemptFor, newKey, readAttempt } from "./attempt.ts";
import type { Checkout, Event } from "./checkout.ts";
import { decided, draftOf, next } from "./checkout.ts";
import { attemptKey } from "./draft-keys.ts";
import type { Typed } from "./typed.ts";
import { forgetTyped } from "./use-typed.ts";

const storedAttempt = () => readAttempt(readStored(attemptKey));

/** The checkout of this browser. An attempt that had no answer is kept, and asked about once when the page opens. */
export function useCheckout() {
  const [state, setState] = useState<Checkout>(opening);
  const now = useRef(state);
  const here = useRef(true);
  const send = (event: Event) => {
    now.current = next(now.current, event);
    setState(now.current);
  };

  const load = async (attempt: Attempt) => {
    if (now.current.step === "placing" || now.current.step === "placed") return;
    send({ type: "place", attempt });
    writeStored(attemptKey, attempt);
    const result = await call(placeOrder, attempt.body, {
      idempotencyKey: attempt.key,
      otherwise: m.checkout_failed(),
    });
    if (decided(result)) writeStored(attemptKey, undefined);
    // The page has to know before the basket empties or the session goes: either would send it elsewhere.
    flushSync(() => send({ type: "answer", result }));
    if (result.ok) settle(attempt, here.current ? undefined : result.value.order.number);
  };

  const opened = useRef(load);
  useEffect(() => {
    here.current = true;
    const attempt = storedAttempt();
    if (attempt && stillSignedIn()) void opened.current(attempt);
    return () => {
      here.current = false;
    };
  }, []);

  /** `sure`: the shopper knows that the number is none of Bangladesh, and means it. */
  const place = (typed: Typed, { save, sure = false }: { save: boolean; sure?: boolean }) => {
    if (now.current.step === "unanswered") return load(now.current.attempt);
    const errors = missing(typed);
    if (errors) return send({ type: "refuse", refusal: { kind: "fields", errors } });
    if (!sure && !bangladeshiMobile(typed.mobile))
      return send({ type: "refuse", refusal: { kind: "mobile", mobile: typed.mobile.trim() } });
    if (!stillSignedIn()) {
      send({ type: "refuse", refusal: { kind: "session", message: m.checkout_no_token() } });
      return dropSession();
    }
    const attempt = attemptFor(draftOf(typed, currentCart()), storedAttempt(), newKey);
    return load({ ...attempt, save });
  };

  return { state, place, edit: (field?: keyof Typed) => send({ type: "edit", field }) };
}

function opening(): Checkout {
  const attempt = typeof window === "undefined" ? undefined : storedAttempt();
  return attempt ? { step: "unanswered", attempt } : { step: "editing" };
}

function missing({ address, mobile }: Typed): Partial<Typed> | undefined {
  const errors: Partial<Typed> = {};
  if (address.trim() === "") errors.address = m.checkout_address_missing();
  if (mobile.trim() === "") errors.mobile = m.checkout_mobile_missing();
  else if (!plausiblePhone(mobile)) errors.mobile = m.checkout_mobile_implausible();
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** What was ordered leaves the basket; whoever has gone on to another page is told there. */
function settle({ body, save }: Attempt, number: string | undefined) {
  const pieces = body.items.map((item) => ({ id: String(item.product_id), quantity: Number(item.quantity) }));
  replaceCart(takeOut(currentCart(), pieces));
  forgetTyped();
  if (number) toast({ text: m.checkout_placed_meanwhile({ number }) });
  if (save) void saveAddress(body);
}

async function saveAddress({ address_details, mobile_no }: OrderDraft) {
  const result = await call(addAddress, { address_details, mobile_no });
  toast({ text: result.ok ? m.profile_address_added() : result.problem.message });
}
