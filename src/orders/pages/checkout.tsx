import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Cart, type CartItem, totalOf } from "../../cart/cart.ts";
import { currentCart, replaceCart, useCart, useCartKnown } from "../../cart/cart-store.ts";
import { asksTooMuch, changesOf, correctedCart } from "../../cart/compare.ts";
import { ChangeNote } from "../../cart/components/change-note.tsx";
import { useCurrentProducts } from "../../cart/current-products.ts";
import type { Address } from "../../identity/account/contract.ts";
import { maxAddresses } from "../../identity/account/contract.ts";
import { useSavedAddresses } from "../../identity/account/use-saved-addresses.ts";
import { useSession } from "../../identity/session/session-store.ts";
import { here } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { taka } from "../../language/numbers.ts";
import { quietFrame } from "../../shell/frame/quiet-frame.tsx";
import { Note } from "../../ui/display/note.tsx";
import { type Checkout, changesIn, correctedBy } from "../checkout/checkout.ts";
import { AddressFields } from "../checkout/components/address-fields.tsx";
import { CheckoutSkeleton } from "../checkout/components/checkout-skeleton.tsx";
import { CheckoutSummary } from "../checkout/components/checkout-summary.tsx";
import { CheckoutTrouble } from "../checkout/components/checkout-trouble.tsx";
import { PlacedPanel } from "../checkout/components/placed-panel.tsx";
import { SavedPlaces } from "../checkout/components/saved-places.tsx";
import { useCheckout } from "../checkout/use-checkout.ts";
import { useLastDelivery } from "../checkout/use-last-delivery.ts";
import { useTyped } from "../checkout/use-typed.ts";
import type { Delivery } from "../contract.ts";

export const handle = { frame: quietFrame };

export const meta = () => [
  { title: m.page_title({ page: m.checkout_title() }) },
  { name: "description", content: m.checkout_description() },
  { name: "robots", content: "noindex" },
];

export default function CheckoutPage() {
  const known = useCartKnown();
  return (
    <div className="wrap min-h-dvh py-4 lg:py-5">{known ? <KnownCheckout /> : <CheckoutSkeleton />}</div>
  );
}

function KnownCheckout() {
  const cart = useCart();
  const checkout = useCheckout();
  const saved = useSavedAddresses();
  const last = useLastDelivery();
  const { state } = checkout;
  const admitted = useGuard(state, cart);
  if (state.step === "placed") return <PlacedPanel order={state.order} />;
  return admitted && saved && last ? (
    <CheckoutForm cart={cart} saved={saved} last={last} checkout={checkout} />
  ) : (
    <CheckoutSkeleton />
  );
}

/** Strangers sign in first, and an empty cart has nothing to check out; an order under way is never sent elsewhere. */
function useGuard(state: Checkout, cart: Cart): boolean {
  const navigate = useNavigate();
  const session = useSession();
  const { step } = state;
  const lostSession = step === "refused" && state.refusal.kind === "session";
  const stranger = session === null && !lostSession && step !== "placed";
  const empty = cart.length === 0 && (step === "editing" || step === "refused");
  const elsewhere = stranger ? "/login?redirect=checkout" : empty ? "/cart" : undefined;
  useEffect(() => {
    if (elsewhere) void navigate(here(elsewhere), { replace: true });
  }, [elsewhere, navigate]);
  return session !== undefined && !elsewhere;
}

type CheckoutFormProps = {
  cart: Cart;
  saved: readonly Address[];
  last: readonly Delivery[];
  checkout: ReturnType<typeof useCheckout>;
};

function CheckoutForm({ cart, saved, last, checkout: { state, place, edit } }: CheckoutFormProps) {
  const { typed, filled, free, type, choose } = useTyped(saved, last, edit);
  const [save, setSave] = useState(true);
  const { products, load } = useCurrentProducts();
  const refs = useFocusOnTrouble(state);
  const refusal = state.step === "refused" ? state.refusal : undefined;
  const locked = state.step === "placing" || state.step === "unanswered";
  const refused = refusal && "lines" in refusal ? refusal.lines : [];
  const correct = () => {
    replaceCart(correctedCart(correctedBy(currentCart(), refused), products));
    edit();
    refs.place.current?.focus();
    void load();
  };
  // The number that the shopper said is right, though it is none of Bangladesh.
  const right = useRef<string>(undefined);
  const order = () => void place(typed, { save: free && save, sure: right.current === typed.mobile });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    order();
  };
  const notes = (line: CartItem) => {
    const changes = changesIn(line, refused) ?? changesOf(line, products);
    const telling = changes.filter(({ kind }) => kind !== "few");
    return telling.map((change) => <ChangeNote key={change.kind} plain change={change} line={line} />);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-title">{m.checkout_title()}</h1>
        {filled && (
          <Note look="done" className="max-sm:w-full">
            {m.checkout_filled()}
          </Note>
        )}
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6.5">
        <AddressFields
          typed={typed}
          onType={type}
          errors={refusal?.kind === "fields" ? refusal.errors : {}}
          locked={locked}
          refs={refs}
          free={free || refusal?.kind === "fields"}
          save={saved.length < maxAddresses ? { wanted: save, onChange: setSave } : undefined}
        >
          {saved.length > 0 && <SavedPlaces {...{ places: saved, typed, free, locked }} onChoose={choose} />}
        </AddressFields>
        <CheckoutSummary
          cart={cart}
          notes={notes}
          busy={state.step === "placing"}
          again={state.step === "unanswered"}
          placeRef={refs.place}
        >
          <CheckoutTrouble
            ref={refs.trouble}
            state={state}
            tooMuch={asksTooMuch(cart, products)}
            onStartOver={() => edit()}
            onTakeLeft={correct}
            newTotal={taka(totalOf(correctedBy(cart, refused)))}
            onNewPrice={() => {
              correct();
              order();
            }}
            onSure={() => {
              right.current = typed.mobile;
              order();
            }}
          />
        </CheckoutSummary>
      </div>
    </form>
  );
}

/** After a refusal the focus goes to what it speaks of. */
function useFocusOnTrouble(state: Checkout) {
  const address = useRef<HTMLTextAreaElement>(null);
  const mobile = useRef<HTMLInputElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  const tried = useRef(false);
  useEffect(() => {
    if (state.step === "placing") tried.current = true;
    if (state.step === "unanswered" && tried.current) trouble.current?.focus();
    if (state.step !== "refused") return;
    if (state.refusal.kind !== "fields") return trouble.current?.focus();
    const { errors } = state.refusal;
    (errors.address ? address : errors.mobile ? mobile : undefined)?.current?.focus();
  }, [state]);
  return { address, mobile, trouble, place };
}
