import ShoppingBasket from "lucide-react/icons/shopping-basket";
import type { ReactNode } from "react";
import type { ProductCard } from "../../../catalogue/contract.ts";
import { m } from "../../../language/messages.ts";
import { digits, taka } from "../../../language/numbers/numbers.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TypedStepper } from "../../../ui/buttons/typed-stepper.tsx";
import { Amount } from "../../../ui/display/price.tsx";
import { useBuying } from "../../use-buying.ts";
import { CartButton } from "../cart-button.tsx";
import { ViewCart } from "./view-cart.tsx";

type BuyBoxProps = {
  product: ProductCard;
  /** Beside the button on a desktop: Save. */
  aside?: ReactNode;
};

/**
 * Quantity and Add to Cart: in the page on a desktop, a bar at the bottom of a phone. Once the cart holds the product, the stepper
 * changes the cart, and a link to the cart replaces the button.
 */
export function BuyBox({ product, aside }: BuyBoxProps) {
  const { name } = product;
  const { count, set, inCart, add, pressed, early } = useBuying(product);
  const soldOut = product.stock_left === 0;
  return (
    <div data-bar="buy" className="foot-bar justify-center lg:mt-6 lg:flex-wrap lg:justify-start">
      {!soldOut && (
        <TypedStepper
          count={count}
          onChange={set}
          digits={digits}
          look="large"
          labels={{
            less: m.cart_less({ name }),
            more: m.cart_more({ name }),
            quantity: m.cart_number_of(),
          }}
          className="max-lg:w-31 max-[22rem]:w-29"
        />
      )}
      {inCart ? (
        <ViewCart focused={pressed} className="min-h-13 max-w-md min-w-0 flex-1 max-lg:px-2" />
      ) : (
        <>
          <Button
            disabled={soldOut}
            data-early={early}
            onClick={add}
            className="min-h-13 max-w-md min-w-0 flex-1 max-lg:px-1.5 max-lg:py-1 lg:min-w-fit lg:whitespace-nowrap"
          >
            <ShoppingBasket size={22} aria-hidden className="max-lg:hidden" />
            {soldOut ? m.cart_control_sold_out() : <AddLabel price={product.price * count} />}
          </Button>
          <CartButton look="edge" className="lg:hidden" />
        </>
      )}
      {aside && <div className="max-lg:hidden">{aside}</div>}
    </div>
  );
}

/** On a phone the total is below the label. `price` in taka. */
function AddLabel({ price }: { price: number }) {
  return (
    <span className="max-lg:leading-5">
      {m.cart_add_to_cart()}
      <span className="block text-hint leading-4 font-semibold lg:hidden">
        <Amount of={taka(Math.round(price * 100) / 100)} />
      </span>
    </span>
  );
}
