import { lazy, type ReactNode, Suspense } from "react";
import type { Product, ProductCard } from "#src/catalogue/contract.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { ProductBadge } from "../product-badge.tsx";
import { usePicturePageTransition } from "../use-picture-transition.ts";

/** Most products have one picture, so the gallery is loaded on demand. */
const Gallery = lazy(() => import("./gallery.tsx"));

type ProductPictureProps = {
  product: ProductCard & Pick<Partial<Product>, "image_alt" | "more_pictures">;
  action?: ReactNode;
};

/** The large picture on its category's colour; `action` floats in the corner. */
export function ProductPicture({ product, action }: ProductPictureProps) {
  const { image, image_alt: alt = "", more_pictures: more } = product;
  const pale = product.stock_left === 0;
  return (
    <Tile
      category={product.tint}
      src={image}
      alt={alt}
      fetchPriority="high"
      width={600}
      height={500}
      pale={pale}
      travels={usePicturePageTransition(product.id)}
      className="aspect-6/5 rounded-hero md:aspect-square lg:aspect-7/6 min-[95rem]:aspect-4/3"
    >
      {more && (
        <Suspense>
          <Gallery pictures={[{ image, alt }, ...more]} pale={pale} />
        </Suspense>
      )}
      <div className="absolute top-0 left-3">
        <ProductBadge product={product} hanging />
      </div>
      {action && <div className="absolute top-3 right-3">{action}</div>}
    </Tile>
  );
}
