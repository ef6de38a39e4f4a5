import type { ProductCard } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";

type SizeChoiceProps = { id: number; sizes: NonNullable<ProductCard["sizes"]> };

const sizeClasses =
  "press flex min-h-13 min-w-20 flex-col items-center justify-center rounded-small border-[1.5px] bg-card px-3 py-1";

/** The sizes of a product; each has its own page, which replaces this one. */
export function SizeChoice({ id, sizes }: SizeChoiceProps) {
  return (
    <nav aria-label={m.product_sizes()} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {sizes.map((size) => {
          const isChosen = size.id === id;
          const isSoldOut = size.stock_left === 0;
          return (
            <li key={size.id}>
              <Link
                replace
                preventScrollReset
                to={localUrl(`/products/${size.id}`)}
                aria-current={isChosen ? "page" : undefined}
                className={`${sizeClasses} ${isChosen ? "border-leaf bg-leaf-tint" : "border-line hover:bg-leaf-tint"}`}
              >
                <span className={`font-semibold ${isSoldOut ? "text-ink-soft line-through" : ""}`}>
                  {size.weight}
                </span>
                <span className="text-unit text-ink-soft">
                  {isSoldOut ? m.common_sold_out() : formatTaka(size.price)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
