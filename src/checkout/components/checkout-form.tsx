import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "#src/api/client/client.ts";
import { type Cart, type CartItem, cartTotal } from "#src/cart/cart.ts";
import { currentCart, replaceCart } from "#src/cart/cart-store.ts";
import { exceedsStock, filterAvailable, findChanges, limitToStock } from "#src/cart/compare.ts";
import { ChangeNote } from "#src/cart/notes/change-note.tsx";
import { OrderingNote } from "#src/cart/notes/ordering-note.tsx";
import { CartOfferCode } from "#src/cart/offers/cart-offer-code.tsx";
import { clearCode } from "#src/cart/offers/offer-store.ts";
import { useCurrentProducts } from "#src/cart/use-current-products.ts";
import type { DeliveryOffer } from "#src/delivery/contract.ts";
import { slotText } from "#src/delivery/slot-text.ts";
import { type Address, addAddress } from "#src/identity/account/contract.ts";
import { maxAddresses } from "#src/identity/addresses/rules.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { Delivery } from "#src/orders/contract.ts";
import type { DeliveryErrors, SlotChoice } from "#src/orders/delivery-draft.ts";
import { PhoneProofCard } from "#src/orders/phone-proof/phone-proof-card.tsx";
import { usePhoneProof } from "#src/orders/phone-proof/use-phone-proof.ts";
import { useDelivery } from "#src/orders/slots/use-delivery.ts";
import type { Place } from "#src/places/contract.ts";
import { rememberPlace } from "#src/places/last-place.ts";
import { PolicyLine } from "#src/shell/policy-line.tsx";
import { useRootData } from "#src/shell/root-data.ts";
import { Note } from "#src/ui/display/note.tsx";
import type { SeenTerms } from "../state/checkout.ts";
import { listRecentPlaces } from "../state/list-recent-places.ts";
import { applyRefusal, findLineChanges } from "../state/refused-lines.ts";
import type { useCheckout } from "../state/use-checkout.ts";
import { useDeliveryDraft } from "../state/use-delivery-draft.ts";
import { useFocusOnTrouble } from "../state/use-focus-on-trouble.ts";
import { useOrderOffer } from "../state/use-order-offer.ts";
import { AddressFields } from "./address-fields.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { CheckoutTrouble } from "./checkout-trouble.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { SavedPlaces } from "./saved-places.tsx";
import { UnknownWhen, WhenCard } from "./when-card.tsx";

type CheckoutFormProps = {
  cart: Cart;
  savedAddresses: readonly Address[];
  /** Of the last order; empty without one. */
  lastDeliveries: readonly Delivery[];
  /** Whether the customer has not agreed to the current privacy policy. */
  isPolicyDue: boolean;
  checkout: ReturnType<typeof useCheckout>;
};

/** The order form: the address, the delivery time and the payment on the left, the summary on the right. */
export function CheckoutForm(props: CheckoutFormProps) {
  const form = useCheckoutForm(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.unprovenPhone) return void form.proof.confirm();
    form.order();
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-title max-lg:sr-only">{m.checkout_title()}</h1>
        {form.deliveryDraft.isFromLastOrder && (
          <Note look="done" className="max-lg:mb-4 max-lg:w-full">
            {m.checkout_filled()}
          </Note>
        )}
      </div>
      <div className="grid gap-4 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6.5">
        <DeliveryColumn
          savedAddresses={props.savedAddresses}
          lastDeliveries={props.lastDeliveries}
          form={form}
        />
        <SummaryColumn cart={props.cart} checkout={props.checkout} form={form} />
      </div>
    </form>
  );
}

type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/** What both columns of the form need: the draft, the terms of its delivery, the offer, and how to order. */
function useCheckoutForm(props: CheckoutFormProps) {
  const { cart, savedAddresses, lastDeliveries, isPolicyDue, checkout } = props;
  const { state, place, edit } = checkout;
  const deliveryDraft = useDeliveryDraft(savedAddresses, lastDeliveries, edit);
  const { draft, savedAddress } = deliveryDraft;
  const [wantsToSave, setWantsToSave] = useState(true);
  const { products, load } = useCurrentProducts();
  const shop = useRootData()?.shop;
  const refs = useFocusOnTrouble(state);
  const refusal = state.step === "refused" ? state.refusal : undefined;
  const isLocked = state.step === "placing" || state.step === "unanswered";
  const refusedLines = refusal && "lines" in refusal ? refusal.lines : [];
  const isDeliveryRefused = refusal?.kind === "delivery";
  const perishables = cart.filter(({ product }) => products.get(product.id)?.perishable === 1);
  const availableItems = filterAvailable(cart, products);
  const total = cartTotal(availableItems);
  const delivery = useDelivery(draft, total, isDeliveryRefused, perishables.length > 0);
  useFirstOpenSlot(delivery, isLocked || isDeliveryRefused, (slot) => deliveryDraft.setField("slot", slot));
  const orderOffer = useOrderOffer(availableItems, delivery.area, refusal);
  const showsPolicy = isPolicyDue || lastDeliveries.length === 0;
  /** Places the order. `acceptedTerms` replace those that were shown. */
  const order = (acceptedTerms: SeenTerms = {}) =>
    void place(
      { ...draft, slot: delivery.slot },
      {
        save: !savedAddress && wantsToSave,
        fee: delivery.fee,
        policy: showsPolicy ? shop?.policy.version : undefined,
        ...orderOffer.seen,
        ...acceptedTerms,
      },
    );
  const unprovenPhone = refusal?.kind === "phone" ? refusal.unproven : undefined;
  const proof = usePhoneProof(unprovenPhone, () => order());
  /** Takes the available quantities at the current prices into the cart. */
  const acceptChanges = () => {
    replaceCart(limitToStock(applyRefusal(currentCart(), refusedLines), products));
    edit();
    refs.orderButton.current?.focus();
    void load();
  };
  return {
    deliveryDraft,
    saving: { wanted: wantsToSave, onChange: setWantsToSave },
    products,
    shop,
    refs,
    refusal,
    refusedLines,
    isLocked,
    perishables,
    total,
    delivery,
    // A stored place has its names in an earlier language.
    translatedPlace: delivery.offer?.place ?? draft.place,
    orderOffer,
    showsPolicy,
    order,
    unprovenPhone,
    proof,
    acceptChanges,
  };
}

type DeliveryColumnProps = {
  savedAddresses: readonly Address[];
  lastDeliveries: readonly Delivery[];
  form: CheckoutFormState;
};

/** The address, notes on its delivery, the slots and the payment. */
function DeliveryColumn({ savedAddresses, lastDeliveries, form }: DeliveryColumnProps) {
  const { deliveryDraft, delivery, refusal, isLocked, refs, perishables, translatedPlace } = form;
  const { draft, savedAddress } = deliveryDraft;
  const errors: DeliveryErrors = refusal?.kind === "fields" ? refusal.errors : {};
  const placeName = translatedPlace?.name ?? "";
  const canSave = !savedAddress && savedAddresses.length < maxAddresses;
  const choosePlace = (place: Place | undefined) => {
    deliveryDraft.setField("place", place);
    rememberPlace(place);
    if (!savedAddress || savedAddress.place || !place) return;
    const { address_details, mobile_no } = savedAddress;
    void call(addAddress, { address_details, mobile_no, place: place.id });
  };
  const fillIn = (address?: Address) => {
    flushSync(() => deliveryDraft.fill(address));
    if (!address) refs.address.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <AddressFields
        draft={{ ...draft, place: translatedPlace }}
        onType={deliveryDraft.setField}
        onPlace={choosePlace}
        errors={errors}
        locked={isLocked}
        refs={refs}
        earlierPlaces={listRecentPlaces(lastDeliveries, savedAddresses)}
        saveChoice={canSave ? form.saving : undefined}
      >
        {savedAddresses.length > 0 && (
          <SavedPlaces
            places={savedAddresses}
            shownAddress={savedAddress}
            locked={isLocked}
            onFill={fillIn}
          />
        )}
      </AddressFields>
      {delivery.isOutsideAreas && <Note>{m.checkout_elsewhere({ place: placeName })}</Note>}
      {delivery.isTooFar && (
        <Note>
          {m.checkout_too_far({
            names: perishables.map(({ product }) => product.name).join(", "),
            place: placeName,
          })}
        </Note>
      )}
      <UnknownWhen {...delivery} />
      {delivery.area && delivery.offer && delivery.offer.days.length > 0 && (
        <WhenCard
          ref={refs.slots}
          offer={delivery.offer}
          fee={feeText(delivery.fee)}
          chosen={delivery.slot}
          onChoose={(slot) => deliveryDraft.setField("slot", slot)}
          error={errors.slot}
          locked={isLocked}
        />
      )}
      <PaymentCard />
    </div>
  );
}

type SummaryColumnProps = Pick<CheckoutFormProps, "cart" | "checkout"> & { form: CheckoutFormState };

/** The items, the total, and what prevents the order. */
function SummaryColumn({ cart, checkout: { state, edit }, form }: SummaryColumnProps) {
  const { deliveryDraft, delivery, products, shop, refs, proof, unprovenPhone, order, acceptChanges } = form;
  const { entered, picked, isRefused, accepted } = form.orderOffer;
  const minimumOrder = Math.max(shop?.minimum_order ?? 0, delivery.area?.min_order ?? 0);
  const chooseOtherNumber = () => {
    flushSync(() => deliveryDraft.setField("mobile", deliveryDraft.draft.mobile));
    refs.mobile.current?.focus();
    refs.mobile.current?.select();
  };
  const changeNotes = (line: CartItem) => {
    const changes = findLineChanges(line, form.refusedLines) ?? findChanges(line, products);
    const shownChanges = changes.filter(({ kind }) => kind !== "few");
    return shownChanges.map((change) => <ChangeNote key={change.kind} plain change={change} line={line} />);
  };
  return (
    <CheckoutSummary
      cart={cart}
      itemsTotal={form.total}
      renderNotes={changeNotes}
      busy={state.step === "placing" || proof.busy}
      label={unprovenPhone && m.phone_proof_confirm()}
      orderButtonRef={refs.orderButton}
      fee={delivery.fee}
      offer={picked.offer}
      codeField={
        <CartOfferCode
          cart={cart}
          entered={entered}
          effect={picked.code}
          locked={form.isLocked}
          onChange={() => isRefused && edit()}
        />
      }
      terms={shop?.has_areas ? termsText(form.translatedPlace, delivery) : undefined}
    >
      {state.step === "editing" && (
        <OrderingNote cart={cart} shop={{ ...shop, minimum_order: minimumOrder }} />
      )}
      {unprovenPhone && <PhoneProofCard proof={proof} onOther={chooseOtherNumber} />}
      {form.showsPolicy && <PolicyLine className="mt-4" />}
      <div className="mt-4 empty:hidden">
        <CheckoutTrouble
          ref={refs.note}
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
  );
}

/** Chooses the first free slot once loaded, unless one is chosen. `isHeld`: the order is being sent, or its delivery was refused. */
function useFirstOpenSlot(
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
  const { area, offer, slot, fee, hasFreeSlot } = delivery;
  if (!place || (offer && !area)) return m.checkout_open_delivery();
  const chosenSlot = offer?.days
    .flatMap(({ day, slots }) => slots.map((slot) => ({ ...slot, day })))
    .find((offered) => offered.id === slot?.id && offered.day === slot.day);
  const parts = [
    m.delivery_to({ place: place.name }),
    fee === 0 && m.delivery_line_free(),
    chosenSlot ? slotText(chosenSlot) : hasFreeSlot && m.checkout_open_time(),
  ];
  return parts.filter(Boolean).join(" · ");
}
