import { m } from "../language/messages.ts";
import { formatNumber } from "../language/numbers/numbers.ts";
import { toast } from "../ui/dialog/toast.ts";
import { quantityOf } from "./cart.ts";
import { addToCart, currentCart, setCartQuantity } from "./cart-store.ts";
import { maxLines, maxQuantity } from "./rules.ts";
import { type Sellable, toCartProduct } from "./to-cart-product.ts";

/** The maximum quantity of a product: its stock, at most 99. */
export const mostOf = (product: Sellable): number => Math.min(product.stock_left ?? maxQuantity, maxQuantity);

/** The message if the maximum is reached: low stock, or the limit of an order. */
export function limitOf(product: Sellable): string {
  const most = formatNumber(mostOf(product));
  return mostOf(product) < maxQuantity
    ? m.product_few_left({ count: most })
    : m.cart_control_at_most({ count: most });
}

/** Sets a product's quantity, up to its maximum, with a message; 0 removes it. Returns false if nothing changed. */
export function putInCart(product: Sellable, quantity: number): boolean {
  const id = String(product.id);
  const cart = currentCart();
  const had = quantityOf(cart, id);
  if (had === 0 && cart.length >= maxLines) {
    toast({ text: m.cart_full() });
    return false;
  }
  const most = Math.max(had, mostOf(product));
  if (quantity > had && quantity > most) toast({ text: limitOf(product) });
  const next = quantity > had ? Math.min(quantity, most) : quantity;
  if (next === had) return false;
  if (had === 0) addToCart(toCartProduct(product), next);
  else setCartQuantity(id, next);
  return true;
}
