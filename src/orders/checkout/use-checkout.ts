import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { tell } from "../../api/client.ts";
import { takeOut } from "../../cart/cart.ts";
import { currentBasket, replaceBasket } from "../../cart/cart-store.ts";
import { addAddress } from "../../identity/account/contract.ts";
import { dropSession, stillSignedIn } from "../../identity/session/session-store.ts";
import { m } from "../../language/messages.ts";
import { bangladeshiMobile, plausiblePhone } from "../../language/phone.ts";
import { toast } from "../../ui/dialog/toast.ts";
import { keep, readKept } from "../../ui/storage/browser-storage.ts";
import { type OrderDraft, placeOrder } from "../contract.ts";
import { type Attempt, attemptFor, newKey, readAttempt } from "./attempt.ts";
import type { Checkout, Event } from "./checkout.ts";
import { decided, draftOf, next } from "./checkout.ts";
import { attemptKey } from "./draft-keys.ts";
import type { Typed } from "./typed.ts";
import { forgetTyped } from "./use-typed.ts";

const keptAttempt = () => readAttempt(readKept(attemptKey));

/** The checkout of this browser. An attempt that had no answer is kept, and asked about once when the page opens. */
export function useCheckout() {
  const [state, setState] = useState<Checkout>(opening);
  const now = useRef(state);
  const here = useRef(true);
  const send = (event: Event) => {
    now.current = next(now.current, event);
    setState(now.current);
  };

  const ask = async (attempt: Attempt) => {
    if (now.current.step === "placing" || now.current.step === "placed") return;
    send({ type: "place", attempt });
    keep(attemptKey, attempt);
    const told = await tell(placeOrder, attempt.body, {
      idempotencyKey: attempt.key,
      otherwise: m.checkout_failed(),
    });
    if (decided(told)) keep(attemptKey, undefined);
    // The page has to know before the basket empties or the session goes: either would send it elsewhere.
    flushSync(() => send({ type: "answer", told }));
    if (told.ok) settle(attempt, here.current ? undefined : told.value.order.number);
  };

  const opened = useRef(ask);
  useEffect(() => {
    here.current = true;
    const attempt = keptAttempt();
    if (attempt && stillSignedIn()) void opened.current(attempt);
    return () => {
      here.current = false;
    };
  }, []);

  /** `sure`: the shopper knows that the number is none of Bangladesh, and means it. */
  const place = (typed: Typed, { save, sure = false }: { save: boolean; sure?: boolean }) => {
    if (now.current.step === "unanswered") return ask(now.current.attempt);
    const errors = missing(typed);
    if (errors) return send({ type: "refuse", refusal: { kind: "fields", errors } });
    if (!sure && !bangladeshiMobile(typed.mobile))
      return send({ type: "refuse", refusal: { kind: "mobile", mobile: typed.mobile.trim() } });
    if (!stillSignedIn()) {
      send({ type: "refuse", refusal: { kind: "session", message: m.checkout_no_token() } });
      return dropSession();
    }
    const attempt = attemptFor(draftOf(typed, currentBasket()), keptAttempt(), newKey);
    return ask({ ...attempt, save });
  };

  return { state, place, edit: (field?: keyof Typed) => send({ type: "edit", field }) };
}

function opening(): Checkout {
  const attempt = typeof window === "undefined" ? undefined : keptAttempt();
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
  replaceBasket(takeOut(currentBasket(), pieces));
  forgetTyped();
  if (number) toast({ text: m.checkout_placed_meanwhile({ number }) });
  if (save) void saveAddress(body);
}

async function saveAddress({ address_details, mobile_no }: OrderDraft) {
  const told = await tell(addAddress, { address_details, mobile_no });
  toast({ text: told.ok ? m.profile_address_added() : told.problem.message });
}
