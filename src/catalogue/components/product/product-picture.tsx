import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Product, ProductCard } from "#src/catalogue/contract.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";
import { ProductBadge } from "../product-badge.tsx";
import { usePicturePageTransition } from "../use-picture-transition.ts";
import { PictureLink } from "./picture-link.tsx";

/** Most products have one picture, so the gallery is loaded on demand. */
const Gallery = lazy(() => import("./gallery.tsx"));
const loadLightbox = () => import("./lightbox/lightbox.tsx");

/** Opens the lightbox, so that Back closes it. */
const lightboxHash = "#pictures";

type ProductPictureProps = {
  product: ProductCard & Pick<Partial<Product>, "image_alt" | "more_pictures">;
  action?: ReactNode;
};

/** The large picture on its category's colour; `action` floats in the corner. A press opens it in the lightbox. */
export function ProductPicture({ product, action }: ProductPictureProps) {
  const { name, image, image_alt: alt = "", more_pictures: more = [] } = product;
  const pale = product.stock_left === 0;
  const pictures = [{ image, alt }, ...more];
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  /** The place of the picture that the lightbox opens, or showed last, from 0. */
  const [place, setPlace] = useState(0);
  const isOpen = hash === lightboxHash;
  const Lightbox = useLazyComponent(isOpen, loadLightbox);
  const open = (event: MouseEvent<HTMLAnchorElement>, pressed: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadLightbox().then(
      () => {
        setPlace(pressed);
        void navigate({ search, hash: lightboxHash }, { preventScrollReset: true, state: lightboxHash });
      },
      () => location.assign(href),
    );
  };
  const single = image && <PictureLink image={image} name={name} onOpen={(event) => open(event, 0)} />;
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
      {more.length > 0 ? (
        <Suspense fallback={single}>
          <Gallery name={name} pictures={pictures} pale={pale} seen={place} onOpen={open} />
        </Suspense>
      ) : (
        single
      )}
      <div className="absolute top-0 left-3">
        <ProductBadge product={product} hanging />
      </div>
      {action && <div className="absolute top-3 right-3">{action}</div>}
      {Lightbox && isOpen && <Lightbox name={name} pictures={pictures} first={place} onTurn={setPlace} />}
    </Tile>
  );
}
