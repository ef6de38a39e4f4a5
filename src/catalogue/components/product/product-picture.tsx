import type { ReactNode } from "react";
import { Tile } from "../../../ui/display/tile.tsx";
import type { ProductCard } from "../../contract.ts";
import { ProductBadge } from "../product-badge.tsx";
import { travelName } from "../use-travel.ts";

/** The product, large, on the colour of its category; `action` floats in the corner. */
export function ProductPicture({ product, action }: { product: ProductCard; action?: ReactNode }) {
  return (
    <Tile
      category={product.tint}
      src={product.image}
      fetchPriority="high"
      width={600}
      height={500}
      pale={product.stock_left === 0}
      travels={travelName(product.id)}
      className="aspect-6/5 rounded-hero md:aspect-square lg:aspect-7/6 min-[95rem]:aspect-4/3"
    >
      <div className="absolute top-0 left-3">
        <ProductBadge product={product} hanging />
      </div>
      {action && <div className="absolute top-3 right-3">{action}</div>}
    </Tile>
  );
}
