import type { ReactNode } from "react";
import { localUrl } from "#src/language/locale.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import type { ProductCard as Product } from "../contract.ts";
import { isSoldOut } from "../product/sold-out.ts";
import { ProductPrice } from "./product-price.tsx";
import { ProductTitle } from "./product-title.tsx";
import { usePictureTransition } from "./use-picture-transition.ts";

type ProductRowProps = { product: Product; action?: ReactNode; eager?: boolean };

/** A product as one line of a list, with its picture at the start and the cart control at the end. */
export function ProductRow({ product, action, eager }: ProductRowProps) {
  const to = localUrl(`/products/${product.id}`);
  const { viewTransitionName, onPress } = usePictureTransition(product);
  const soldOut = isSoldOut(product);
  return (
    <div className="product-card flex items-center gap-3 py-2">
      <Tile
        category={product.tint}
        src={product.image}
        width={76}
        height={76}
        loading={eager ? "eager" : "lazy"}
        pale={soldOut}
        viewTransitionName={viewTransitionName}
        className="size-17 shrink-0 lg:size-19"
      />
      <div className="min-w-0 flex-1">
        <ProductTitle product={product} to={to} onPress={onPress} />
        <ProductPrice product={product} pale={soldOut} />
      </div>
      {action && <div className="relative z-1 shrink-0">{action}</div>}
    </div>
  );
}
