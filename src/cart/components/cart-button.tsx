import ShoppingBasket from "lucide-react/icons/shopping-basket";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { CountBadge } from "#src/ui/display/count-badge.tsx";
import { itemsText } from "../amounts/items-text.ts";
import { countPieces } from "../cart.ts";
import { useCartAfterPaint } from "../cart-store.ts";

type CartButtonProps = {
  /**
   * `header`: an icon on a phone, a green button on a desktop; `icon`: always an icon; `edge`: 52 px high, in a bar.
   */
  look?: "header" | "icon" | "edge";
  className?: string;
};

const lookClasses = {
  header:
    "size-11 rounded-field hover:bg-leaf-tint lg:on-leaf lg:h-12 lg:w-auto lg:min-w-30.5 lg:bg-leaf lg:px-4 lg:text-press lg:text-card lg:hover:bg-leaf-press",
  icon: "size-11 rounded-field hover:bg-leaf-tint",
  edge: "h-13 w-13 rounded-field border-[1.5px] border-leaf-line bg-card text-leaf hover:bg-leaf-tint max-[22rem]:w-12",
};

/** A link to the cart with its count; its width does not depend on the count. */
export function CartButton({ look = "header", className = "" }: CartButtonProps) {
  const count = countPieces(useCartAfterPaint());
  const label = count > 0 ? m.cart_link_count({ items: itemsText(count) }) : m.common_cart();
  const isWide = look === "header";
  return (
    <Link
      viewTransition
      prefetch="intent"
      to={localUrl("/cart")}
      className={`press relative inline-flex shrink-0 items-center justify-center gap-2.5 ${lookClasses[look]} ${className}`}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        <ShoppingBasket size={24} />
        {isWide && <span className="hidden lg:inline">{m.common_cart()}</span>}
        {count > 0 && (
          <CountBadge
            count={formatDigits(count)}
            className={`absolute -top-0.5 -right-0.5 ${isWide ? "lg:static lg:bg-card lg:text-leaf" : ""}`}
          />
        )}
      </span>
    </Link>
  );
}
