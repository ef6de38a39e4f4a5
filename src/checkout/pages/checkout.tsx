import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useNavigationType } from "react-router";
import { call } from "#src/api/client/client.ts";
import { type Cart, type CartItem, cartTotal } from "#src/cart/cart.ts";
import { currentCart, replaceCart, useCart, useCartKnown } from "#src/cart/cart-store.ts";
import { exceedsStock, filterAvailable, findChanges, limitToStock } from "#src/cart/compare.ts";
import { ChangeNote } from "#src/cart/components/change-note.tsx";
import { OrderingNote } from "#src/cart/components/ordering-note.tsx";
import { CartOfferCode } from "#src/cart/offers/cart-offer-code.tsx";
import { clearCode } from "#src/cart/offers/offer-store.ts";
import { useCurrentProducts } from "#src/cart/use-current-products.ts";
import type { DeliveryOffer } from "#src/delivery/contract.ts";
import { slotText } from "#src/delivery/slot-text.ts";
import { type Address, addAddress } from "#src/identity/account/contract.ts";
import { useUserData } from "#src/identity/account/use-user-data.ts";
import { maxAddresses } from "#src/identity/addresses/rules.ts";
import { useSavedAddresses } from "#src/identity/addresses/use-saved-addresses.ts";
import { listConsents, type OwnConsents } from "#src/identity/consents/contract.ts";
import { hasSignedInBefore, useSession } from "#src/identity/session/session-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { type Delivery, showLastDelivery } from "#src/orders/contract.ts";
import type { SlotChoice } from "#src/orders/delivery-draft.ts";
import { PhoneProofCard } from "#src/orders/phone-proof/phone-proof-card.tsx";
import { usePhoneProof } from "#src/orders/phone-proof/use-phone-proof.ts";
import { useDelivery } from "#src/orders/slots/use-delivery.ts";
import type { Place } from "#src/places/contract.ts";
import { rememberPlace } from "#src/places/last-place.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { PolicyLine } from "#src/shell/policy-line.tsx";
import { useRootData } from "#src/shell/root-data.ts";
import { Note } from "#src/ui/display/note.tsx";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";
import { AddressFields } from "../components/address-fields.tsx";
import { checkoutFrame } from "../components/checkout-frame.tsx";
import { CheckoutSkeleton } from "../components/checkout-skeleton.tsx";
import { CheckoutSummary } from "../components/checkout-summary.tsx";
import { CheckoutTrouble } from "../components/checkout-trouble.tsx";
import { PaymentCard } from "../components/payment-card.tsx";
import { PlacedPanel } from "../components/placed-panel.tsx";
import { SavedPlaces } from "../components/saved-places.tsx";
import { UnknownWhen, WhenCard } from "../components/when-card.tsx";
import type { Checkout, SeenTerms } from "../state/checkout.ts";
import { listRecentPlaces } from "../state/list-recent-places.ts";
import { applyRefusal, findLineChanges } from "../state/refused-lines.ts";
import { useCheckout } from "../state/use-checkout.ts";
import { useDeliveryDraft } from "../state/use-delivery-draft.ts";
import { useOrderOffer } from "../state/use-order-offer.ts";

export const handle = { frame: checkoutFrame };

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.checkout_title()) },
  { name: "description", content: m.checkout_description() },
  { name: "robots", content: "noindex" },
];

export default function CheckoutPage() {
  const isCartKnown = useCartKnown();
  return (
    <div className="wrap min-h-dvh py-4 lg:py-5">
      {isCartKnown ? <KnownCheckout /> : <CheckoutSkeleton />}
    </div>
  );
}

const noDelivery: Delivery[] = [];
const unknownConsents: OwnConsents["data"] = { marketing: false, policy_due: false, consents: [] };

function KnownCheckout() {
  const cart = useCart();
  const checkout = useCheckout();
  const saved = useSavedAddresses();
  const last = useUserData(showLastDelivery, noDelivery);
  const consents = useUserData(listConsents, unknownConsents);
  const { state } = checkout;
  const isAdmitted = useGuard(state, cart);
  const PushOffer = useLazyComponent(state.step === "placed", async () => ({
    default: (await import("#src/identity/push/components/push-offer.tsx")).PushOffer,
  }));
  if (state.step === "placed")
    return <PlacedPanel order={state.order} mobile={state.mobile} push={PushOffer && <PushOffer />} />;
  return isAdmitted && saved && last && consents ? (
    <CheckoutForm cart={cart} saved={saved} last={last} policyDue={consents.policy_due} checkout={checkout} />
  ) : (
    <CheckoutSkeleton />
  );
}

/**
 * Redirects visitors to the login, and an empty cart to the cart page; never while an order is being placed.
 */
function useGuard(state: Checkout, cart: Cart): boolean {
  const navigate = useNavigate();
  const session = useSession();
  const { step } = state;
  const hasLostSession = step === "refused" && state.refusal.kind === "session";
  const isSignedOut = session === null && !hasLostSession && step !== "placed";
  const isEmptyCart = cart.length === 0 && (step === "editing" || step === "refused");
  const isFromShop = useNavigationType() === "PUSH";
  const redirectTo = redirectPath(isSignedOut, isEmptyCart);
  useEffect(() => {
    const isNew = isFromShop && !hasSignedInBefore();
    if (redirectTo) void navigate(localUrl(redirectTo), { replace: true, state: { isNew } });
  }, [redirectTo, navigate, isFromShop]);
  return session !== undefined && !redirectTo;
}

function redirectPath(isStranger: boolean, isEmpty: boolean): string | undefined {
  if (isStranger) return "/login?redirect=checkout";
  return isEmpty ? "/cart" : undefined;
}

type CheckoutFormProps = {
  cart: Cart;
  saved: readonly Address[];
  last: readonly Delivery[];
  /** Whether the customer has not agreed to the current privacy policy. */
  policyDue: boolean;
  checkout: ReturnType<typeof useCheckout>;
};

function CheckoutForm({ cart, saved, last, policyDue, checkout: { state, place, edit } }: CheckoutFormProps) {
  const { draft, filled, known, type, fill } = useDeliveryDraft(saved, last, edit);
  const [save, setSave] = useState(true);
  const { products, load } = useCurrentProducts();
  const shop = useRootData()?.shop;
  const refs = useFocusOnTrouble(state);
  const refusal = state.step === "refused" ? state.refusal : undefined;
  const isLocked = state.step === "placing" || state.step === "unanswered";
  const refusedLines = refusal && "lines" in refusal ? refusal.lines : [];
  const refusedDelivery = state.step === "refused" && state.refusal.kind === "delivery";
  const perishables = cart.filter(({ product }) => products.get(product.id)?.perishable === 1);
  const ordered = filterAvailable(cart, products);
  const total = cartTotal(ordered);
  const delivery = useDelivery(draft, total, refusedDelivery, perishables.length > 0);
  useEarliest(delivery, isLocked || refusedDelivery, (slot) => type("slot", slot));
  // A stored place has its names in an earlier language.
  const translatedPlace = delivery.offer?.place ?? draft.place;
  const showsPolicy = policyDue || last.length === 0;
  const minimumOrder = Math.max(shop?.minimum_order ?? 0, delivery.area?.min_order ?? 0);
  const acceptChanges = () => {
    replaceCart(limitToStock(applyRefusal(currentCart(), refusedLines), products));
    edit();
    refs.place.current?.focus();
    void load();
  };
  const { entered, picked, isRefused, seen, accepted } = useOrderOffer(ordered, delivery.area, refusal);
  const order = (accepting: SeenTerms = {}) =>
    void place(
      { ...draft, slot: delivery.slot },
      {
        save: !known && save,
        fee: delivery.fee,
        policy: showsPolicy ? shop?.policy.version : undefined,
        ...seen,
        ...accepting,
      },
    );
  const unproven = refusal?.kind === "phone" ? refusal.unproven : undefined;
  const proof = usePhoneProof(unproven, () => order());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unproven) return void proof.confirm();
    order();
  };
  const choosePlace = (chosen: Place | undefined) => {
    type("place", chosen);
    rememberPlace(chosen);
    if (!known || known.place || !chosen) return;
    const { address_details, mobile_no } = known;
    void call(addAddress, { address_details, mobile_no, place: chosen.id });
  };
  const fillIn = (address?: Address) => {
    flushSync(() => fill(address));
    if (!address) refs.address.current?.focus();
  };
  const chooseOtherNumber = () => {
    flushSync(() => type("mobile", draft.mobile));
    refs.mobile.current?.focus();
    refs.mobile.current?.select();
  };
  const notes = (line: CartItem) => {
    const changes = findLineChanges(line, refusedLines) ?? findChanges(line, products);
    const shownChanges = changes.filter(({ kind }) => kind !== "few");
    return shownChanges.map((change) => <ChangeNote key={change.kind} plain change={change} line={line} />);
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
            draft={{ ...draft, place: translatedPlace }}
            onType={type}
            onPlace={choosePlace}
            errors={refusal?.kind === "fields" ? refusal.errors : {}}
            locked={isLocked}
            refs={refs}
            before={listRecentPlaces(last, saved)}
            save={!known && saved.length < maxAddresses ? { wanted: save, onChange: setSave } : undefined}
          >
            {saved.length > 0 && (
              <SavedPlaces places={saved} known={known} locked={isLocked} onFill={fillIn} />
            )}
          </AddressFields>
          {delivery.elsewhere && <Note>{m.checkout_elsewhere({ place: translatedPlace?.name ?? "" })}</Note>}
          {delivery.isTooFar && (
            <Note>
              {m.checkout_too_far({
                names: perishables.map(({ product }) => product.name).join(", "),
                place: translatedPlace?.name ?? "",
              })}
            </Note>
          )}
          <UnknownWhen {...delivery} />
          {delivery.area && delivery.offer && delivery.offer.days.length > 0 && (
            <WhenCard
              ref={refs.when}
              offer={delivery.offer}
              fee={feeText(delivery.fee)}
              chosen={delivery.slot}
              onChoose={(slot) => type("slot", slot)}
              error={refusal?.kind === "fields" ? refusal.errors.slot : undefined}
              locked={isLocked}
            />
          )}
          <PaymentCard />
        </div>
        <CheckoutSummary
          cart={cart}
          total={total}
          notes={notes}
          busy={state.step === "placing" || proof.busy}
          label={unproven && m.phone_proof_confirm()}
          placeRef={refs.place}
          fee={delivery.fee}
          offer={picked.offer}
          code={
            <CartOfferCode
              cart={cart}
              entered={entered}
              effect={picked.code}
              locked={isLocked}
              onChange={() => isRefused && edit()}
            />
          }
          terms={shop?.has_areas ? termsText(translatedPlace, delivery) : undefined}
        >
          {state.step === "editing" && (
            <OrderingNote cart={cart} shop={{ ...shop, minimum_order: minimumOrder }} />
          )}
          {unproven && <PhoneProofCard proof={proof} onOther={chooseOtherNumber} />}
          {showsPolicy && <PolicyLine className="mt-4" />}
          <div className="mt-4 empty:hidden">
            <CheckoutTrouble
              ref={refs.trouble}
              state={state}
              tooMuch={exceedsStock(cart, products)}
              onStartOver={() => edit()}
              onTakeLeft={acceptChanges}
              newTotal={formatTaka(accepted.total)}
              onNewPrice={() => {
                acceptChanges();
                order(accepted.seen);
              }}
              onNewOffer={() => order(accepted.seen)}
              onWithoutCode={() => {
                clearCode();
                order({ ...accepted.seen, code: undefined });
              }}
            />
          </div>
        </CheckoutSummary>
      </div>
    </form>
  );
}

/** After a refusal, focuses the field or note that it concerns. */
function useFocusOnTrouble(state: Checkout) {
  const address = useRef<HTMLTextAreaElement>(null);
  const mobile = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLButtonElement>(null);
  const when = useRef<HTMLElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (state.step === "placing") wasPressed.current = true;
    if (state.step === "unanswered" && wasPressed.current) trouble.current?.focus();
    if (state.step !== "refused") return;
    if (state.refusal.kind !== "fields") return trouble.current?.focus();
    const { errors } = state.refusal;
    const [openTime] = when.current?.querySelectorAll<HTMLInputElement>("input:enabled") ?? [];
    if (errors.slot && !errors.address && !errors.mobile) return openTime?.focus();
    if (errors.place) area.current?.focus();
    else if (errors.address) address.current?.focus();
    else if (errors.mobile) mobile.current?.focus();
  }, [state]);
  return { address, mobile, area, when, trouble, place };
}

/** Chooses the first free slot once loaded, unless one is chosen or `isHeld` is set. */
function useEarliest(
  { offer, slot, area }: ReturnType<typeof useDelivery>,
  isHeld: boolean,
  onChoose: (slot: SlotChoice) => void,
) {
  const choose = useEffectEvent(({ days }: DeliveryOffer) => {
    const [firstSlot] = days.flatMap(({ day, slots }) =>
      slots.filter(({ state }) => state === "open").map(({ id }) => ({ id, day })),
    );
    if (area && firstSlot && !slot && !isHeld) onChoose(firstSlot);
  });
  useEffect(() => {
    if (offer) choose(offer);
  }, [offer]);
}

function feeText(fee: number | undefined): string | undefined {
  if (fee === undefined) return undefined;
  return fee === 0 ? m.delivery_line_free() : m.delivery_line_fee({ fee: formatTaka(fee) });
}

/** "Delivery to Dhanmondi · Tomorrow 8 am–12 pm", or what the shop calls about. */
function termsText(place: Place | undefined, delivery: ReturnType<typeof useDelivery>): string {
  const { area, offer, slot, fee, open } = delivery;
  if (!place || (offer && !area)) return m.checkout_open_delivery();
  const chosenSlot = offer?.days
    .flatMap(({ day, slots }) => slots.map((slot) => ({ ...slot, day })))
    .find((offered) => offered.id === slot?.id && offered.day === slot.day);
  const parts = [
    m.delivery_to({ place: place.name }),
    fee === 0 && m.delivery_line_free(),
    chosenSlot ? slotText(chosenSlot) : open && m.checkout_open_time(),
  ];
  return parts.filter(Boolean).join(" · ");
}
