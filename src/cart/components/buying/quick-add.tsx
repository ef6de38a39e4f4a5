import Plus from "lucide-react/icons/plus";
import { countFormatter } from "#src/cart/amounts/quantity-text.ts";
import { useQuantity } from "#src/cart/cart-store.ts";
import { putInCart } from "#src/cart/put-in-cart.ts";
import type { Sellable } from "#src/cart/to-cart-product.ts";
import { m } from "#src/language/messages.ts";
import { announce } from "#src/ui/dialog/announce.ts";

/** Adds one piece or step per tap, and shows the quantity in the cart. Renders nothing if sold out. */
export default function QuickAdd({ product }: { product: Sellable }) {
  const quantity = useQuantity(String(product.id));
  if (product.stock_left === 0) return <span className="text-unit text-ink-soft">{m.common_sold_out()}</span>;
  const add = () => {
    if (putInCart(product, quantity + 1)) announce(m.cart_added({ name: product.name }));
  };
  return (
    <button
      type="button"
      onClick={add}
      aria-label={m.cart_add_label({ name: product.name })}
      className="press grid h-11 min-w-11 place-items-center px-1 text-center text-label rounded-small border-[1.5px] border-leaf-line bg-card font-bold text-leaf hover:bg-leaf-tint"
    >
      {quantity > 0 ? countFormatter(product.step_grams)(quantity) : <Plus size={19} aria-hidden />}
    </button>
  );
}
