import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useRef, useState } from "react";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Picture } from "#src/ui/display/picture.tsx";

type GalleryProps = { pictures: { image: string; alt: string }[]; pale: boolean };

/** Several pictures to swipe or turn by keys or buttons. It covers the first picture, which was rendered before it. */
export default function Gallery({ pictures, pale }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setPlace([...list.children].indexOf(target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const child of list.children) seen.observe(child);
    return () => seen.disconnect();
  }, []);
  const turn = (step: number) => {
    const list = row.current;
    list?.scrollTo({ left: (place + step) * list.clientWidth });
  };
  const of = { place: number(place + 1), count: number(pictures.length) };
  return (
    <section aria-label={m.common_pictures()} className="contents">
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
        aria-label={m.product_gallery_row()}
        className="absolute inset-0 flex snap-x snap-mandatory overflow-x-auto rounded-[inherit] [scrollbar-width:none] -outline-offset-4 motion-safe:scroll-smooth"
      >
        {pictures.map(({ image, alt }, index) => (
          <li key={image} className="tile relative size-full shrink-0 snap-center rounded-none">
            <Picture
              src={image}
              alt={alt || m.product_gallery_place({ ...of, place: number(index + 1) })}
              width={600}
              height={500}
              loading={index === 0 ? "eager" : "lazy"}
              decoding="async"
              className={`absolute inset-0 size-full object-contain ${pale ? "opacity-55" : ""}`}
            />
          </li>
        ))}
      </ul>
      <div className="absolute right-3 bottom-3 flex items-center gap-1">
        <span className="rounded-badge bg-card px-2 py-0.5 text-unit font-semibold shadow-control">
          {m.product_gallery_place(of)}
        </span>
        <IconButton
          look="white"
          label={m.product_gallery_back()}
          disabled={place === 0}
          onClick={() => turn(-1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton
          look="white"
          label={m.product_gallery_on()}
          disabled={place === pictures.length - 1}
          onClick={() => turn(1)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
