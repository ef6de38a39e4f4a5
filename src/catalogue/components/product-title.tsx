import type { MouseEvent } from "react";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { ProductCard as Product } from "../contract.ts";
import { ProductAmount } from "../product/product-amount.tsx";
import { useOpening } from "./opening/use-opening.tsx";

type ProductTitleProps = { product: Product; to: string; onPress: () => void };

/** The name of a product as the link that covers its card, its weight, and how few are left. */
export function ProductTitle({ product, to, onPress }: ProductTitleProps) {
  const { stock_left: piecesLeft } = product;
  const [preview, openPreview] = useOpening(product, to);
  const press = (event: MouseEvent) => {
    onPress();
    openPreview(event);
  };
  return (
    <>
      <h3 className="text-name">
        <Link viewTransition to={to} prefetch="intent" onClick={press} className="cover-link line-clamp-2">
          {product.name}
        </Link>
      </h3>
      {preview}
      <p className="mt-0.5 text-unit text-ink-soft">
        <ProductAmount product={product} />
      </p>
      {piecesLeft !== undefined && piecesLeft > 0 && (
        <p className="text-unit font-semibold text-turmeric-ink">
          {m.product_few_left({ count: formatNumber(piecesLeft) })}
        </p>
      )}
    </>
  );
}
