import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { type Cart, type CartItem, totalOf } from "../../cart/cart.ts";
import { currentCart, replaceCart, useCart, useCartKnown } from "../../cart/cart-store.ts";
import { changesOf, correctedCart, exceedsStock } from "../../cart/compare.ts";
import { ChangeNote } from "../../cart/components/change-note.tsx";
import { OrderingNote } from "../../cart/components/ordering-note.tsx";
import { useCurrentProducts } from "../../cart/current-products.ts";
import type { Address } from "../../identity/account/contract.ts";
import { useMine } from "../../identity/account/use-mine.ts";
import { maxAddresses } from "../../identity/addresses/rules.ts";
import { useSavedAddresses } from "../../identity/addresses/use-saved-addresses.ts";
import { useSession } from "../../identity/session/session-store.ts";
import { here } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { taka } from "../../language/numbers/numbers.ts";
import { type MetaOf, titleIn } from "../../shell/meta/meta-of.ts";
import { useRootData } from "../../shell/root-data.ts";
import { Note } from "../../ui/display/note.tsx";
import type { Checkout, CheckoutRefusal } from "../checkout/checkout.ts";
import { AddressFields } from "../checkout/components/address-fields.tsx";
import { checkoutFrame } from "../checkout/components/checkout-frame.tsx";
import { CheckoutSkeleton } from "../checkout/components/checkout-skeleton.tsx";
import { CheckoutSummary } from "../checkout/components/checkout-summary.tsx";
import { CheckoutTrouble } from "../checkout/components/checkout-trouble.tsx";
import { PlacedPanel } from "../checkout/components/placed-panel.tsx";
import { SavedPlaces } from "../checkout/components/saved-places.tsx";
import { useDelivery } from "../checkout/delivery/use-delivery.ts";
import { UnknownWhen, WhenCard } from "../checkout/delivery/when-card.tsx";
import { placesBefore } from "../checkout/places-before.ts";
import { changesIn, correctedBy } from "../checkout/refused-lines.ts";
import { useCheckout } from "../checkout/use-checkout.ts";
import { useDeliveryDraft } from "../checkout/use-delivery-draft.ts";
import { type Delivery, showLastDelivery } from "../contract.ts";
import { PhoneProofCard } from "../phone-proof/phone-proof-card.tsx";
import { usePhoneProof } from "../phone-proof/use-phone-proof.ts";

export const handle = { frame: checkoutFrame };

export const meta = (args: MetaOf) => [
  { title: titleIn(args, m.checkout_title()) },
  { name: "description", content: m.checkout_description() },
  { name: "robots", content: "noindex" },
];

export default function CheckoutPage() {
  const known = useCartKnown();
  return (
    <div className="wrap min-h-dvh py-4 lg:py-5">{known ? <KnownCheckout /> : <CheckoutSkeleton />}</div>
  );
}

const noDelivery: Delivery[] = [];

function KnownCheckout() {
  const cart = useCart();
  const checkout = useCheckout();
  const saved = useSavedAddresses();
  const last = useMine(showLastDelivery, noDelivery);
  const { state } = checkout;
  const admitted = useGuard(state, cart);
  if (state.step === "placed") return <PlacedPanel order={state.order} />;
  return admitted && saved && last ? (
    <CheckoutForm cart={cart} saved={saved} last={last} checkout={checkout} />
  ) : (
    <CheckoutSkeleton />
  );
}

/** Sends visitors to the login page, and an empty cart to the cart page; never while an order is being placed. */
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
  const { draft, filled, free, type, choose, chooseSlot } = useDeliveryDraft(saved, last, edit);
  const [save, setSave] = useState(true);
  const { products, load } = useCurrentProducts();
  const shop = useRootData()?.shop;
  const refs = useFocusOnTrouble(state);
  const refusal = state.step === "refused" ? state.refusal : undefined;
  const locked = state.step === "placing" || state.step === "unanswered";
  const refused = refusal && "lines" in refusal ? refusal.lines : [];
  const refusedDelivery = state.step === "refused" && state.refusal.kind === "delivery";
  const delivery = useDelivery(draft, totalOf(cart), refusedDelivery);
  // A place is stored with its names in the language of that time.
  const inWords = delivery.offer?.place ?? draft.place;
  const smallest = Math.max(shop?.minimum_order ?? 0, delivery.offer?.area?.min_order ?? 0);
  const correct = () => {
    replaceCart(correctedCart(correctedBy(currentCart(), refused), products));
    edit();
    refs.place.current?.focus();
    void load();
  };
  // A number from outside Bangladesh that the shopper has confirmed.
  const confirmed = useRef<string>(undefined);
  const order = () =>
    void place(
      { ...draft, slot: delivery.slot },
      {
        save: free && save,
        sure: confirmed.current === draft.mobile,
        ...{ fee: delivery.fee, needsSlot: delivery.open },
      },
    );
  const unproven = refusal?.kind === "phone" ? refusal.unproven : undefined;
  const proof = usePhoneProof(unproven, order);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unproven) return void proof.confirm();
    order();
  };
  const chooseOtherNumber = () => {
    flushSync(() => type("mobile", draft.mobile));
    refs.mobile.current?.focus();
    refs.mobile.current?.select();
  };
  const notes = (line: CartItem) => {
    const noted = refusal?.kind === "too-far" ? [] : refused;
    const changes = changesIn(line, noted) ?? changesOf(line, products);
    const shown = changes.filter(({ kind }) => kind !== "few");
    return shown.map((change) => <ChangeNote key={change.kind} plain change={change} line={line} />);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-title max-lg:sr-only">{m.checkout_title()}</h1>
        {filled && (
          <Note look="done" className="max-lg:mb-4 max-lg:w-full">
            {m.checkout_filled()}
          </Note>
        )}
      </div>
      <div className="grid gap-4 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6.5">
        <div className="grid grid-cols-1 gap-4">
          <AddressFields
            draft={{ ...draft, place: inWords }}
            onType={type}
            errors={refusal?.kind === "fields" ? refusal.errors : {}}
            locked={locked}
            refs={refs}
            before={placesBefore(last, saved)}
            free={free || isAboutAddress(refusal)}
            save={saved.length < maxAddresses ? { wanted: save, onChange: setSave } : undefined}
          >
            {saved.length > 0 && (
              <SavedPlaces {...{ places: saved, draft, free, locked }} onChoose={choose} />
            )}
          </AddressFields>
          {delivery.elsewhere && draft.place && (
            <Note>{m.delivery_not_here({ place: inWords?.name ?? "" })}</Note>
          )}
          <UnknownWhen {...delivery} />
          {delivery.offer?.area && delivery.offer.days.length > 0 && (
            <WhenCard
              ref={refs.when}
              offer={delivery.offer}
              fee={delivery.feeText ?? ""}
              chosen={delivery.slot}
              onChoose={chooseSlot}
              error={refusal?.kind === "fields" ? refusal.errors.slot : undefined}
              locked={locked}
            />
          )}
        </div>
        <CheckoutSummary
          cart={cart}
          notes={notes}
          busy={state.step === "placing" || proof.busy}
          label={unproven && m.phone_proof_confirm()}
          again={state.step === "unanswered"}
          placeRef={refs.place}
          delivery={
            delivery.fee !== undefined && inWords ? { place: inWords.name, fee: delivery.fee } : undefined
          }
        >
          {state.step === "editing" && (
            <OrderingNote cart={cart} shop={{ ...shop, minimum_order: smallest }} />
          )}
          {unproven && <PhoneProofCard proof={proof} onOther={chooseOtherNumber} />}
          <CheckoutTrouble
            ref={refs.trouble}
            state={state}
            tooMuch={exceedsStock(cart, products)}
            onStartOver={() => edit()}
            onTakeLeft={correct}
            newTotal={taka(totalOf(correctedBy(cart, refused)))}
            onNewPrice={() => {
              correct();
              order();
            }}
            onSure={() => {
              confirmed.current = draft.mobile;
              order();
            }}
          />
        </CheckoutSummary>
      </div>
    </form>
  );
}

/** After a refusal the focus goes to the field, or to the note, that it is about. */
function useFocusOnTrouble(state: Checkout) {
  const address = useRef<HTMLTextAreaElement>(null);
  const mobile = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLButtonElement>(null);
  const when = useRef<HTMLElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (state.step === "placing") pressed.current = true;
    if (state.step === "unanswered" && pressed.current) trouble.current?.focus();
    if (state.step !== "refused") return;
    if (state.refusal.kind !== "fields") return trouble.current?.focus();
    const { errors } = state.refusal;
    const [openTime] = when.current?.querySelectorAll<HTMLInputElement>("input:enabled") ?? [];
    if (errors.slot && !errors.address && !errors.mobile) return openTime?.focus();
    (errors.place ? area : errors.address ? address : errors.mobile ? mobile : undefined)?.current?.focus();
  }, [state]);
  return { address, mobile, area, when, trouble, place };
}

const isAboutAddress = (refusal: CheckoutRefusal | undefined): boolean =>
  refusal?.kind === "fields" && Object.keys(refusal.errors).some((field) => field !== "slot");
