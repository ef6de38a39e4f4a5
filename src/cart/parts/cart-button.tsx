import { ShoppingBasket } from "lucide-react";
import { here } from "../../language/locale.ts";
import { digits } from "../../language/numbers.ts";
import { m } from "../../language/words.ts";
import { Link } from "../../ui/press/link.tsx";
import { CountBadge } from "../../ui/show/count-badge.tsx";
import { countOf } from "../basket.ts";
import { useBasket } from "../basket-store.ts";
import { pieces } from "../pieces.ts";

/** The way to the cart: an icon with its count on a phone, a leaf button of one width on the desk. */
export function CartButton() {
  const count = countOf(useBasket());
  const label = count > 0 ? m.cart_link_count({ items: pieces(count) }) : m.cart_title();
  return (
    <Link
      viewTransition
      prefetch="intent"
      to={here("/cart")}
      className="press relative inline-flex size-11 shrink-0 items-center justify-center gap-2.5 rounded-field hover:bg-leaf-tint lg:on-leaf lg:h-12 lg:w-auto lg:min-w-30.5 lg:bg-leaf lg:px-4 lg:text-press lg:text-card lg:hover:bg-leaf-press"
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        <ShoppingBasket size={24} />
        <span className="hidden lg:inline">{m.cart_title()}</span>
        {count > 0 && (
          <CountBadge
            count={digits(count)}
            className="absolute -top-0.5 -right-0.5 lg:static lg:bg-card lg:text-leaf"
          />
        )}
      </span>
    </Link>
  );
}
