import ShoppingBasket from "lucide-react/icons/shopping-basket";
import { type ReactNode, useId } from "react";
import { countFormatter } from "#src/cart/amounts/quantity-text.ts";
import { readSteps } from "#src/cart/amounts/read-steps.ts";
import type { Buying } from "#src/cart/use-buying.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { TypedStepper } from "#src/ui/buttons/typed-stepper.tsx";
import { CartButton } from "../cart-button.tsx";

type BuyBarProps = {
  product: ProductCard;
  buying: Buying;
  total: ReactNode;
  /** Shown beside the button on a desktop, such as "Save". */
  aside?: ReactNode;
};

/** Quantity, "Add to Cart" and a link to the cart: inline on a desktop, a bottom bar on a phone. */
export function BuyBar({ product, buying, total, aside }: BuyBarProps) {
  const noteId = useId();
  const { name, step_grams: stepGrams } = product;
  const isSoldOut = product.stock_left === 0;
  const noteText = isSoldOut ? m.common_sold_out() : total;
  return (
    <div data-bar="buy" className="foot-bar justify-center lg:mt-6 lg:flex-wrap lg:justify-start">
      <TypedStepper
        count={buying.count}
        max={isSoldOut ? 1 : undefined}
        onChange={buying.changeCount}
        digits={stepGrams ? countFormatter(stepGrams) : formatDigits}
        read={stepGrams ? readSteps(stepGrams) : undefined}
        wordy={stepGrams !== undefined}
        look="large"
        labels={{
          less: m.cart_less({ name }),
          more: m.cart_more({ name }),
          quantity: stepGrams ? m.cart_how_much() : m.common_quantity(),
        }}
        className={stepGrams ? "max-lg:w-34 max-[22rem]:w-31" : "max-lg:w-31 max-[22rem]:w-29"}
      />
      <Button
        disabled={isSoldOut}
        data-early={buying.earlyName}
        aria-describedby={noteId}
        onClick={buying.add}
        className="min-h-13 max-w-md min-w-0 flex-1 max-lg:px-1 max-lg:py-1 lg:min-w-fit lg:whitespace-nowrap"
      >
        <ShoppingBasket size={22} aria-hidden className="max-lg:hidden" />
        <span className="leading-5">
          {m.cart_add_to_cart()}
          <span
            id={noteId}
            aria-hidden="true"
            className={`block text-hint leading-4 font-semibold ${isSoldOut ? "" : "lg:hidden"}`}
          >
            {noteText}
          </span>
        </span>
      </Button>
      <div className="shrink-0 lg:order-last lg:min-h-11 lg:basis-full">
        {buying.quantityInCart > 0 ? (
          <InCart quantity={buying.quantityInCart} stepGrams={stepGrams} />
        ) : (
          <CartButton look="edge" className="lg:hidden" />
        )}
      </div>
      {aside && <div className="max-lg:hidden">{aside}</div>}
    </div>
  );
}

/** "2 in your cart"; `quantity` is in pieces, or in steps of `stepGrams`. */
function InCart({ quantity, stepGrams }: { quantity: number; stepGrams: number | undefined }) {
  const text = stepGrams
    ? m.cart_held_weight({ weight: weightText(stepGrams * quantity) })
    : m.cart_held({ count: formatNumber(quantity) });
  return (
    <Link
      viewTransition
      prefetch="intent"
      to={localUrl("/cart")}
      className="press inline-flex items-center justify-center rounded-field text-leaf hover:bg-leaf-tint max-lg:h-13 max-lg:w-17 max-lg:flex-col max-lg:border-[1.5px] max-lg:border-leaf-line max-lg:bg-card max-lg:px-1 max-[22rem]:w-15 max-[22rem]:px-0 lg:min-h-11 lg:gap-2 lg:px-3"
    >
      <ShoppingBasket size={20} aria-hidden className="shrink-0 max-lg:hidden" />
      <span className="text-center max-lg:text-[0.78125rem] max-lg:leading-4 max-lg:font-semibold">
        {text}
      </span>
      <span className="max-lg:sr-only lg:font-semibold lg:underline">{m.cart_view()}</span>
    </Link>
  );
}
