import { OfferCode } from "#src/offers/buying/offer-code.tsx";
import type { CodeEffect, EnteredCode } from "#src/offers/buying/pick-offer.ts";
import type { Cart } from "../cart.ts";
import { clearCode, enterCode } from "./offer-store.ts";

type CartOfferCodeProps = {
  cart: Cart;
  entered: EnteredCode | undefined;
  effect: CodeEffect | undefined;
  locked?: boolean;
  /** Called after the code was entered or removed. */
  onChange?: () => void;
};

/** The code of this browser's cart, kept until it is used or removed. */
export function CartOfferCode({ cart, entered, effect, locked, onChange }: CartOfferCodeProps) {
  return (
    <OfferCode
      className="mt-3"
      products={cart.map(({ product }) => Number(product.id))}
      entered={entered}
      effect={effect}
      locked={locked}
      onEnter={(code) => {
        enterCode(code);
        onChange?.();
      }}
      onRemove={() => {
        clearCode();
        onChange?.();
      }}
    />
  );
}
