import { useEffect } from "react";
import { useNavigate, useNavigationType } from "react-router";
import type { Cart } from "#src/cart/cart.ts";
import { useCart, useCartKnown } from "#src/cart/cart-store.ts";
import { useUserData } from "#src/identity/account/use-user-data.ts";
import { useSavedAddresses } from "#src/identity/addresses/use-saved-addresses.ts";
import { listConsents, type OwnConsents } from "#src/identity/consents/contract.ts";
import { hasSignedInBefore, useSession } from "#src/identity/session/session-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type Delivery, showLastDelivery } from "#src/orders/contract.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";
import { CheckoutForm } from "../components/checkout-form.tsx";
import { checkoutFrame } from "../components/checkout-frame.tsx";
import { CheckoutSkeleton } from "../components/checkout-skeleton.tsx";
import { PlacedPanel } from "../components/placed-panel.tsx";
import type { Checkout } from "../state/checkout.ts";
import { useCheckout } from "../state/use-checkout.ts";

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

const noDeliveries: Delivery[] = [];
const unknownConsents: OwnConsents["data"] = { marketing: false, policy_due: false, consents: [] };

function KnownCheckout() {
  const cart = useCart();
  const checkout = useCheckout();
  const savedAddresses = useSavedAddresses();
  const lastDeliveries = useUserData(showLastDelivery, noDeliveries);
  const consents = useUserData(listConsents, unknownConsents);
  const { state } = checkout;
  const isAdmitted = useGuard(state, cart);
  const PushOffer = useLazyComponent(state.step === "placed", async () => ({
    default: (await import("#src/identity/push/components/push-offer.tsx")).PushOffer,
  }));
  if (state.step === "placed")
    return (
      <PlacedPanel order={state.order} mobile={state.mobile} pushInvitation={PushOffer && <PushOffer />} />
    );
  if (!isAdmitted || !savedAddresses || !lastDeliveries || !consents) return <CheckoutSkeleton />;
  return (
    <CheckoutForm
      cart={cart}
      savedAddresses={savedAddresses}
      lastDeliveries={lastDeliveries}
      isPolicyDue={consents.policy_due}
      checkout={checkout}
    />
  );
}

/**
 * Redirects shoppers who are not signed in to the login, and an empty cart to the cart page; never while an
 * order is being placed.
 * Returns whether the form may be shown.
 */
function useGuard(state: Checkout, cart: Cart): boolean {
  const navigate = useNavigate();
  // Undefined until it is known, null while signed out.
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

function redirectPath(isSignedOut: boolean, isEmptyCart: boolean): string | undefined {
  if (isSignedOut) return "/login?redirect=checkout";
  return isEmptyCart ? "/cart" : undefined;
}
