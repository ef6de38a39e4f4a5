import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import type { Slider } from "#src/content/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { HeroSlide } from "./hero-slide.tsx";
import { useSlides } from "./use-slides.ts";

type HeroSliderProps = {
  slides: Slider[];
  /** Shown to returning customers. */
  greeting: ReactNode;
};

/** The slides of the home page: swiped, changed by button, or automatically until the user interacts. */
export function HeroSlider({ slides, greeting }: HeroSliderProps) {
  const { track, shown, show, playing, toggle, pauseHandlers } = useSlides(slides.length);
  const hasSeveral = slides.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={m.slider_label()}
      className="relative"
      {...pauseHandlers}
    >
      <ul ref={track} className="hero-track">
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            label={m.slider_slide({ index: formatNumber(index + 1), count: formatNumber(slides.length) })}
            first={index === 0}
            shown={index === shown}
          />
        ))}
      </ul>
      <p className="absolute top-3.5 left-4 hidden w-[64%] truncate text-sub returning:block lg:top-5 lg:left-18 lg:text-title">
        {greeting}
      </p>
      {hasSeveral && (
        <>
          <div
            data-category={slides[shown]?.tint}
            className="absolute right-1 bottom-0 flex items-center lg:right-3 lg:bottom-3"
          >
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                aria-label={m.slider_go({ index: formatNumber(index + 1) })}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
                className="group grid h-11 min-w-6 place-items-center rounded-small px-1 returning:hidden"
              >
                <span className="block h-2 w-2 rounded-full bg-tint-ink/55 forced-colors:border transition-[width] group-aria-[current=true]:w-5 group-aria-[current=true]:bg-tint-ink" />
              </button>
            ))}
            <IconButton label={playing ? m.slider_pause() : m.slider_play()} onClick={toggle}>
              {playing ? (
                <Pause size={17} aria-hidden className="fill-current stroke-0" />
              ) : (
                <Play size={17} aria-hidden className="fill-current stroke-0" />
              )}
            </IconButton>
          </div>
          <div className="absolute top-1/2 left-3 hidden -translate-y-1/2 lg:block returning:hidden">
            <IconButton label={m.slider_previous()} look="white" onClick={() => show(shown - 1)}>
              <ChevronLeft size={22} aria-hidden />
            </IconButton>
          </div>
          <div className="absolute top-1/2 right-3 hidden -translate-y-1/2 lg:block returning:hidden">
            <IconButton label={m.slider_next()} look="white" onClick={() => show(shown + 1)}>
              <ChevronRight size={22} aria-hidden />
            </IconButton>
          </div>
        </>
      )}
    </section>
  );
}
