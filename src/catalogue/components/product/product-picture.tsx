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
  const { name, image, image_alt: alt = "", more_pictures: morePictures = [] } = product;
  const pale = product.stock_left === 0;
  const pictures = [{ image, alt }, ...morePictures];
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  /** The place of the picture that the lightbox opens, or showed last, from 0. */
  const [place, setPlace] = useState(0);
  const isOpen = hash === lightboxHash;
  const Lightbox = useLazyComponent(isOpen, loadLightbox);
  const openLightbox = (event: MouseEvent<HTMLAnchorElement>, pressedPlace: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadLightbox().then(
      () => {
        setPlace(pressedPlace);
        void navigate({ search, hash: lightboxHash }, { preventScrollReset: true, state: lightboxHash });
      },
      () => location.assign(href),
    );
  };
  const firstPictureLink = image && (
    <PictureLink image={image} name={name} onOpen={(event) => openLightbox(event, 0)} />
  );
  return (
    <Tile
      category={product.tint}
      src={image}
      alt={alt}
      fetchPriority="high"
      width={600}
      height={500}
      pale={pale}
      viewTransitionName={usePicturePageTransition(product.id)}
      className="aspect-6/5 rounded-hero md:aspect-square lg:aspect-7/6 min-[95rem]:aspect-4/3"
    >
      {morePictures.length > 0 ? (
        <Suspense fallback={firstPictureLink}>
          <Gallery name={name} pictures={pictures} pale={pale} lastSeenPlace={place} onOpen={openLightbox} />
        </Suspense>
      ) : (
        firstPictureLink
      )}
      <div className="absolute top-0 left-3">
        <ProductBadge product={product} hanging />
      </div>
      {action && <div className="absolute top-3 right-3">{action}</div>}
      {Lightbox && isOpen && (
        <Lightbox name={name} pictures={pictures} firstPlace={place} onTurn={setPlace} />
      )}
    </Tile>
  );
}
