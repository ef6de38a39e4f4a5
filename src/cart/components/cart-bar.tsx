import { useLocation } from "react-router";
import { urlIn } from "#src/language/locale.ts";
import { usePart } from "#src/ui/use-part.ts";
import { useCartAfterPaint } from "../cart-store.ts";

/** Pages without this bar: cart and checkout show the cart, a product has a bar of its own, and an order is looked after in peace. */
const without = /^\/(cart|checkout|(products|account.orders)\/[^/]+)\/?$/;

/** On a phone: what is in the cart, at the bottom of every page. Its code is loaded once the cart holds something. */
export function CartBar() {
  const cart = useCartAfterPaint();
  const { pathname } = useLocation();
  const shown = cart.length > 0 && !without.test(urlIn("en", pathname));
  const Bar = usePart(shown, () => import("./cart-bar-link.tsx"));
  return shown && Bar && <Bar cart={cart} />;
}
