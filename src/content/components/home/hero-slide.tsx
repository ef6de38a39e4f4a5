import type { Slider } from "#src/content/contract.ts";
import { here } from "#src/language/locale.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Picture } from "#src/ui/display/picture.tsx";

type HeroSlideProps = {
  slide: Slider;
  label: string;
  first: boolean;
  /** The others are not in the tab order. */
  shown: boolean;
};

/** One slide: its text, and its products on the colour of their category. */
export function HeroSlide({ slide, label, first, shown }: HeroSlideProps) {
  const inside = slide.link.startsWith("/");
  return (
    <li
      aria-roledescription="slide"
      aria-label={label}
      data-category={slide.tint}
      className="tile flex min-h-54 snap-center overflow-hidden rounded-hero [--ground:66%] lg:min-h-93 lg:[--ground:74%]"
    >
      <Picture
        src={slide.image}
        alt=""
        width={480}
        height={420}
        loading={first ? "eager" : "lazy"}
        sizes="(width<64rem)55vw,36rem"
        fetchPriority={first ? "high" : "auto"}
        className="hero-picture"
      />
      <div className="relative flex w-[64%] flex-col items-start p-4.5 lg:w-[54%] lg:justify-center lg:px-18 lg:py-7">
        <h2 className="-mb-1.5 pb-1.5 text-hero min-[22rem]:line-clamp-3">{slide.title}</h2>
        <p className="mt-1.5 text-body text-tint-ink lg:mt-4 lg:text-sub lg:font-normal min-[22rem]:line-clamp-2">
          {slide.subtitle}
        </p>
        <span className="mt-auto pt-3 lg:mt-7 lg:pt-0">
          <ButtonLink
            to={inside ? here(slide.link) : slide.link}
            prefetch="intent"
            tabIndex={shown ? undefined : -1}
            {...(!inside && { target: "_blank", rel: "noopener" })}
          >
            {slide.button_text}
          </ButtonLink>
        </span>
      </div>
    </li>
  );
}
