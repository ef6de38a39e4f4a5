import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type KeyboardEvent, type MouseEvent, useEffect } from "react";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Picture } from "#src/ui/display/picture.tsx";
import { PictureLink } from "./picture-link.tsx";
import { usePictureRow } from "./use-picture-row.ts";

type GalleryProps = {
  name: string;
  pictures: { image: string; alt: string }[];
  pale: boolean;
  /** The place of the picture last seen in the lightbox, from 0. */
  lastSeenPlace: number;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, place: number) => void;
};

/** Several pictures, changed by swipe, keys, buttons or thumbnails. Covers the first picture, rendered before. */
export default function Gallery({ name, pictures, pale, lastSeenPlace, onOpen }: GalleryProps) {
  const { row, place, turnTo } = usePictureRow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the lightbox was closed
  useEffect(() => turnTo(lastSeenPlace, "instant"), [lastSeenPlace]);
  const placeText = (index: number) =>
    m.product_gallery_place({ place: formatNumber(index + 1), count: formatNumber(pictures.length) });
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const nextPlace = place + (step ?? 0);
    if (!step || !pictures[nextPlace]) return;
    event.preventDefault();
    turnTo(nextPlace);
    row.current?.children[nextPlace]?.querySelector("a")?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={m.common_pictures()} className="contents">
      <ul
        ref={row}
        aria-label={m.product_gallery_row()}
        onKeyDown={turnByKey}
        className="absolute inset-0 flex snap-x snap-mandatory overflow-x-auto rounded-[inherit] [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map(({ image, alt }, index) => (
          <li key={image} className="tile relative size-full shrink-0 snap-center rounded-none">
            <Picture
              src={image}
              alt={alt || placeText(index)}
              width={600}
              height={500}
              loading={index === 0 ? "eager" : "lazy"}
              decoding="async"
              className={`absolute inset-0 size-full object-contain ${pale ? "opacity-55" : ""}`}
            />
            <PictureLink
              image={image}
              name={`${name}, ${placeText(index)}`}
              tabIndex={index === place ? 0 : -1}
              onOpen={(event) => onOpen(event, index)}
            />
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-center justify-end gap-1 *:pointer-events-auto">
        <ul className="mr-auto hidden min-w-0 gap-1 overflow-x-auto p-1 [scrollbar-width:none] lg:flex">
          {pictures.map(({ image }, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={placeText(index)}
                aria-current={index === place || undefined}
                onClick={() => turnTo(index)}
                className={`tile block size-11 rounded-small shadow-control ${index === place ? "outline-2 outline-leaf" : ""}`}
              >
                <Picture
                  src={image}
                  width={44}
                  height={44}
                  loading="lazy"
                  className="absolute inset-0 size-full object-contain"
                />
              </button>
            </li>
          ))}
        </ul>
        <span className="rounded-badge bg-card px-2 py-0.5 text-unit font-semibold shadow-control lg:sr-only">
          {placeText(place)}
        </span>
        <IconButton
          look="white"
          label={m.product_gallery_back()}
          disabled={place === 0}
          onClick={() => turnTo(place - 1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton
          look="white"
          label={m.product_gallery_on()}
          disabled={place === pictures.length - 1}
          onClick={() => turnTo(place + 1)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
