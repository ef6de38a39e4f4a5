import type { Slider } from "#src/content/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Picture } from "#src/ui/display/picture.tsx";

type HeroSlideProps = {
  slide: Slider;
  label: string;
  first: boolean;
  /** Other slides are inert and hidden from screen readers. */
  shown: boolean;
};

/** One picture of the slider on the home page, with its texts and button. */
export function HeroSlide({ slide, label, first, shown }: HeroSlideProps) {
  const isInternalLink = slide.link.startsWith("/");
  return (
    <li
      aria-roledescription="slide"
      aria-label={label}
      data-category={slide.tint}
      className="tile flex min-h-36 snap-center overflow-hidden rounded-hero [--ground:66%] lg:min-h-80 lg:[--ground:74%] returning:min-h-23"
      inert={!shown}
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
      <div className="relative flex w-[66%] flex-col items-start py-3.5 pl-4 lg:w-[54%] lg:justify-center lg:px-18 lg:py-7 returning:pt-11 returning:lg:pt-15">
        <h2 className="-mb-1.5 pb-1.5 text-hero min-[22rem]:line-clamp-3 returning:text-label returning:text-leaf">
          {slide.title}
        </h2>
        <p className="mt-0.5 text-hint text-tint-ink lg:mt-4 lg:text-sub lg:font-normal min-[22rem]:line-clamp-2 returning:hidden">
          {slide.subtitle}
        </p>
        <span className="mt-auto pt-2 lg:mt-7 lg:pt-0 returning:contents">
          <ButtonLink
            to={isInternalLink ? localUrl(slide.link) : slide.link}
            prefetch="intent"
            size="small"
            className="lg:min-h-12 lg:px-6 returning:absolute returning:inset-0 returning:bg-transparent returning:text-[0px]"
            {...(!isInternalLink && { target: "_blank", rel: "noopener" })}
          >
            {slide.button_text}
          </ButtonLink>
        </span>
      </div>
    </li>
  );
}
