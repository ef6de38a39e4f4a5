import { lazy, type MouseEvent, Suspense } from "react";
import { useCart } from "#src/cart/cart-store.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { isSoldOut } from "#src/catalogue/product/sold-out.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { addButtonClasses } from "#src/ui/buttons/add-button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";
import { CountBadge } from "#src/ui/display/count-badge.tsx";

const SizesSheet = lazy(() => import("./sizes-sheet.tsx"));

type SizesButtonProps = {
  product: ProductCard;
  sizes: NonNullable<ProductCard["sizes"]>;
  look: "tile" | "edge";
};

/** Opens the choice of sizes. Until the scripts have loaded, it links to the product's page, which has the same. */
export function SizesButton({ product, sizes, look }: SizesButtonProps) {
  const { open, openCount, show, close } = useRemountedDialog();
  const ids = new Set(sizes.map(({ id }) => String(id)));
  const inCart = useCart().reduce(
    (sum, { product: { id }, quantity }) => sum + (ids.has(id) ? quantity : 0),
    0,
  );
  const soldOut = isSoldOut(product);
  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    show();
  };
  return (
    <div className="relative flex justify-end">
      <Link
        to={localUrl(`/products/${product.id}`)}
        aria-haspopup="dialog"
        aria-label={m.cart_sizes_label({ name: product.name, count: formatNumber(sizes.length) })}
        className={addButtonClasses(look)}
        onClick={openSheet}
      >
        {soldOut ? m.common_sold_out() : m.cart_sizes({ count: formatDigits(sizes.length) })}
      </Link>
      {inCart > 0 && (
        <span className="pointer-events-none absolute -top-1.5 -right-1.5">
          <CountBadge count={formatNumber(inCart)} />
          <span className="sr-only">{m.cart_sizes_chosen()}</span>
        </span>
      )}
      {openCount > 0 && (
        <Suspense>
          <SizesSheet key={openCount} name={product.name} sizes={sizes} open={open} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
