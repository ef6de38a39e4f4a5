import ChevronRight from "lucide-react/icons/chevron-right";
import type { Slider } from "#src/content/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Picture } from "#src/ui/display/picture.tsx";

/** The wide pictures at the foot of the home page; nothing without any. */
export function PromoBanners({ all }: { all: Slider[] }) {
  if (all.length === 0) return null;
  return (
    <section aria-label={m.common_offers()}>
      <ul className="grid gap-3 md:grid-cols-2 lg:gap-5">
        {all.map(({ id, tint, image, title, subtitle, button_text: label, link }) => (
          <li
            key={id}
            data-category={tint}
            className="relative isolate flex min-h-41 overflow-clip rounded-hero bg-tint text-tint-ink lg:min-h-52 lg:rounded-panel"
          >
            <Picture
              src={image}
              alt=""
              width={320}
              height={220}
              loading="lazy"
              className="absolute right-0 bottom-0 -z-1 h-auto w-[46%] max-w-64 lg:right-6"
            />
            <div className="flex w-[60%] flex-col items-start p-4.5 lg:w-[58%] lg:p-8">
              <h2 className="text-section lg:text-[1.75rem] lg:leading-tight">{title}</h2>
              <p className="mt-1 text-body lg:mt-2">{subtitle}</p>
              <Link
                viewTransition
                prefetch="intent"
                to={link.startsWith("/") ? localUrl(link) : link}
                className="cover-link mt-auto inline-flex min-h-11 items-center gap-1 pt-2 font-semibold after:rounded-[inherit]!"
              >
                {label}
                <ChevronRight size={20} aria-hidden />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
