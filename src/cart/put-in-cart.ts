import { m } from "../language/messages.ts";
import { formatNumber } from "../language/numbers/numbers.ts";
import { toast } from "../ui/dialog/toast.ts";
import { quantityOf } from "./cart.ts";
import { addToCart, currentCart, setCartQuantity } from "./cart-store.ts";
import { maxLines, maxQuantity } from "./rules.ts";
import { type Sellable, toCartProduct } from "./to-cart-product.ts";

/** The maximum quantity of a product: its stock, at most 99. */
export const findMaxQuantity = (product: Sellable): number =>
  Math.min(product.stock_left ?? maxQuantity, maxQuantity);

/** The message if the maximum is reached: low stock, or the limit of an order. */
export function limitText(product: Sellable): string {
  const maxText = formatNumber(findMaxQuantity(product));
  return findMaxQuantity(product) < maxQuantity
    ? m.product_few_left({ count: maxText })
    : m.cart_control_at_most({ count: maxText });
}

/** Sets a product's quantity, up to its maximum, with a message; 0 removes it. Returns false if nothing changed. */
export function putInCart(product: Sellable, quantity: number): boolean {
  const id = String(product.id);
  const cart = currentCart();
  const previousQuantity = quantityOf(cart, id);
  if (previousQuantity === 0 && cart.length >= maxLines) {
    toast({ text: m.cart_full() });
    return false;
  }
  const maxAllowed = Math.max(previousQuantity, findMaxQuantity(product));
  if (quantity > previousQuantity && quantity > maxAllowed) toast({ text: limitText(product) });
  const next = quantity > previousQuantity ? Math.min(quantity, maxAllowed) : quantity;
  if (next === previousQuantity) return false;
  if (previousQuantity === 0) addToCart(toCartProduct(product), next);
  else setCartQuantity(id, next);
  return true;
}
