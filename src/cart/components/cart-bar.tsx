import { useLocation } from "react-router";
import { urlIn } from "#src/language/locale.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";
import { useCartAfterPaint } from "../cart-store.ts";

/** Pages without this bar: cart and checkout show the cart, product pages have a bar, and order pages need none. */
const without = /^\/(cart|checkout|(products|account.orders)\/[^/]+)\/?$/;

/** The cart's summary at the bottom of a phone; loaded once the cart is not empty. */
export function CartBar() {
  const cart = useCartAfterPaint();
  const { pathname } = useLocation();
  const shown = cart.length > 0 && !without.test(urlIn("en", pathname));
  const Bar = useLazyComponent(shown, () => import("./cart-bar-link.tsx"));
  return shown && Bar && <Bar cart={cart} />;
}
