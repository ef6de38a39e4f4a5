import Plus from "lucide-react/icons/plus";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers/numbers.ts";
import { announce } from "../../../ui/dialog/announce.ts";
import { useQuantity } from "../../cart-store.ts";
import { putInCart } from "../../put-in-cart.ts";
import type { Sellable } from "../../to-cart-product.ts";

/** Adds one piece per tap and shows how many the cart holds. Nothing for what is sold out. */
export default function QuickAdd({ product }: { product: Sellable }) {
  const quantity = useQuantity(String(product.id));
  if (product.stock_left === 0)
    return <span className="text-unit text-ink-soft">{m.cart_control_sold_out()}</span>;
  const add = () => {
    if (putInCart(product, quantity + 1)) announce(m.cart_added({ name: product.name }));
  };
  return (
    <button
      type="button"
      onClick={add}
      aria-label={m.cart_add_label({ name: product.name })}
      className="press grid size-11 place-items-center rounded-small border-[1.5px] border-leaf-line bg-card font-bold text-leaf hover:bg-leaf-tint"
    >
      {quantity > 0 ? number(quantity) : <Plus size={19} aria-hidden />}
    </button>
  );
}
