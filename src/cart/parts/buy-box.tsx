import { ShoppingBasket } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ProductCard } from "../../catalogue/contract.ts";
import { digits, taka } from "../../language/numbers.ts";
import { m } from "../../language/words.ts";
import { toast } from "../../ui/frame/toast.ts";
import { Button } from "../../ui/press/button.tsx";
import { Stepper } from "../../ui/press/stepper.tsx";
import { Amount } from "../../ui/show/price.tsx";
import { quantityOf } from "../basket.ts";
import { currentBasket, setBasketQuantity } from "../basket-store.ts";
import { limitOf, mostOf, putInBasket } from "./put-in-basket.ts";

type BuyBoxProps = {
  product: ProductCard;
  /** Beside the button on the desk: Save. */
  aside?: ReactNode;
};

/** How many, and Add to Cart: in the page on the desk, a bar at the foot of a phone. */
export function BuyBox({ product, aside }: BuyBoxProps) {
  const [count, setCount] = useState(1);
  const { name } = product;
  const soldOut = product.stock_left === 0;
  const change = (next: number) => {
    const most = mostOf(product);
    if (next > most) toast({ text: limitOf(product) });
    setCount(Math.max(1, Math.min(next, most)));
  };
  return (
    <div
      data-bar="buy"
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--bar) items-center justify-center gap-2.5 rounded-t-panel bg-card px-(--gutter) shadow-bar lg:static lg:mt-6 lg:h-auto lg:justify-start lg:bg-transparent lg:px-0 lg:shadow-none"
    >
      {!soldOut && (
        <Stepper
          count={count}
          onChange={change}
          digits={digits}
          editable
          look="large"
          labels={{
            less: m.basket_less({ name }),
            more: m.basket_more({ name }),
            quantity: m.basket_number_of(),
          }}
          className="max-lg:w-36 max-[22rem]:w-32"
        />
      )}
      <Button
        disabled={soldOut}
        onClick={() => add(product, count)}
        className="min-h-13 max-w-md min-w-0 flex-1 max-lg:px-3"
      >
        <ShoppingBasket size={22} aria-hidden className="max-lg:hidden" />
        {soldOut ? m.basket_sold_out() : m.basket_add_to_cart()}
        {!soldOut && (
          <span className="-ml-1 lg:hidden">
            <span aria-hidden="true">· </span>
            <Amount of={taka((Math.round(product.price * 100) * count) / 100)} />
          </span>
        )}
      </Button>
      {aside && <div className="max-lg:hidden">{aside}</div>}
    </div>
  );
}

/** Adds to what the basket holds of it; less than asked, or nothing, has been told by then. */
function add(product: ProductCard, count: number) {
  const id = String(product.id);
  const had = quantityOf(currentBasket(), id);
  if (!putInBasket(product, had + count)) return;
  if (quantityOf(currentBasket(), id) < had + count) return;
  toast({
    text: m.basket_added_toast(),
    undo: { word: m.basket_undo(), run: () => setBasketQuantity(id, had) },
  });
}
