import ChevronRight from "lucide-react/icons/chevron-right";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { itemsText } from "../amounts/items-text.ts";
import { type Cart, cartTotal, countPieces } from "../cart.ts";

/** The bar at the bottom of a phone: pictures, total and number of items; it leads to the cart. */
export default function CartBarLink({ cart }: { cart: Cart }) {
  return (
    <section aria-label={m.common_cart()} data-bar="cart" className="lg:hidden">
      <div className="h-(--bar) bg-deep-leaf" />
      <Link
        viewTransition
        prefetch="intent"
        to={localUrl("/cart")}
        className="press on-leaf fixed inset-x-2 bottom-2 z-30 mx-auto flex h-15 max-w-xl animate-bar items-center gap-3 rounded-card bg-leaf pr-4 pl-2 text-card shadow-bar focus-visible:-outline-offset-4"
      >
        <Tiles cart={cart} />
        <span className="min-w-0 flex-1">
          <span className="block text-price">
            <Amount text={formatTaka(cartTotal(cart))} />
          </span>
          <span className="block text-hint leading-tight">{itemsText(countPieces(cart))}</span>
        </span>
        <span className="flex shrink-0 items-center gap-2 text-press">
          {m.cart_view()}
          <ChevronRight size={22} aria-hidden />
        </span>
      </Link>
    </section>
  );
}

/** The pictures of the three products added last, overlapping. */
function Tiles({ cart }: { cart: Cart }) {
  return (
    <span aria-hidden="true" className="flex">
      {cart.slice(-3).map(({ product }) => (
        <Tile
          key={product.id}
          category={product.tint}
          src={product.image || undefined}
          width={44}
          height={44}
          className="-ml-4 size-11 shadow-[0_0_0_2px_var(--color-leaf)] first:ml-0 max-[22rem]:nth-3:hidden"
        />
      ))}
    </span>
  );
}
