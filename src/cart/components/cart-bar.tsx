import { useLocation } from "react-router";
import { urlIn } from "#src/language/locale.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";
import { useCartAfterPaint } from "../cart-store.ts";

/** Pages without this bar: cart and checkout show the cart, product pages have a bar, and order pages need none. */
const pathsWithoutBar = /^\/(cart|checkout|(products|account.orders)\/[^/]+)\/?$/;

/** The cart's summary at the bottom of a phone; loaded once the cart is not empty. */
export function CartBar() {
  const cart = useCartAfterPaint();
  const { pathname } = useLocation();
  const isShown = cart.length > 0 && !pathsWithoutBar.test(urlIn("en", pathname));
  const Bar = useLazyComponent(isShown, () => import("./cart-bar-link.tsx"));
  return isShown && Bar && <Bar cart={cart} />;
}
