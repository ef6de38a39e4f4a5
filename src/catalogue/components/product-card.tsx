import type { ReactNode } from "react";
import { localUrl } from "#src/language/locale.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { Card } from "#src/ui/layout/card.tsx";
import type { ProductCard as Product } from "../contract.ts";
import { isSoldOut } from "../product/sold-out.ts";
import { ProductBadge } from "./product-badge.tsx";
import { ProductPrice } from "./product-price.tsx";
import { ProductTitle } from "./product-title.tsx";
import { usePictureTransition } from "./use-picture-transition.ts";

type ProductCardProps = {
  product: Product;
  action?: ReactNode;
  /** Above the fold: its picture is not loaded lazily. */
  eager?: boolean;
  /** Among the largest pictures above the fold: preloaded before the scripts. */
  isPreloaded?: boolean;
};

/** A product in a grid or a rail: its picture, a badge, its name and its price. */
export function ProductCard({ product, action, eager, isPreloaded }: ProductCardProps) {
  const to = localUrl(`/products/${product.id}`);
  const { viewTransitionName, onPress } = usePictureTransition(product);
  const soldOut = isSoldOut(product);
  return (
    <Card>
      <Tile
        category={product.tint}
        src={product.image}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={isPreloaded ? "high" : undefined}
        pale={soldOut}
        viewTransitionName={viewTransitionName}
      >
        <ProductBadge product={product} hanging />
      </Tile>
      <div className="flex flex-1 flex-col px-1.5 pt-2.5 pb-1.5">
        <ProductTitle product={product} to={to} onPress={onPress} />
        <p className="mt-auto pt-1.5">
          <ProductPrice product={product} pale={soldOut} />
        </p>
      </div>
      {/* Over the picture; comes later in the DOM so that screen readers read the name first. */}
      {action && (
        <div className="pointer-events-none absolute inset-x-1.5 top-1.5 z-1 grid aspect-square items-end p-1.5 *:pointer-events-auto">
          {action}
        </div>
      )}
    </Card>
  );
}
