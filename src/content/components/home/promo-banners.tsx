import ChevronRight from "lucide-react/icons/chevron-right";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { Link } from "../../../ui/buttons/link.tsx";

const banners = [
  {
    tint: "oil-ghee",
    picture: "/pictures/demo/banner-fruit.svg",
    title: m.banner_fruit_title,
    text: m.banner_fruit_text,
    link: m.banner_fruit_link,
  },
  {
    tint: "fruit-vegetables",
    picture: "/pictures/demo/banner-vegetables.svg",
    title: m.banner_vegetables_title,
    text: m.banner_vegetables_text,
    link: m.banner_vegetables_link,
  },
];

/** The two fixed offers; both lead to one category, in the demo shop to fruits and vegetables (SPEC 2). */
export function PromoBanners({ category }: { category: number }) {
  return (
    <section aria-label={m.header_offers()}>
      <ul className="grid gap-3 md:grid-cols-2 lg:gap-5">
        {banners.map(({ tint, picture, title, text, link }) => (
          <li
            key={tint}
            data-category={tint}
            className="relative isolate flex min-h-41 overflow-clip rounded-hero bg-tint text-tint-ink lg:min-h-52 lg:rounded-panel"
          >
            <img
              src={picture}
              alt=""
              width={320}
              height={220}
              loading="lazy"
              className="absolute right-0 bottom-0 -z-1 h-auto w-[46%] max-w-64 lg:right-6"
            />
            <div className="flex w-[60%] flex-col items-start p-4.5 lg:w-[58%] lg:p-8">
              <h2 className="text-section lg:text-[1.75rem] lg:leading-tight">{title()}</h2>
              <p className="mt-1 text-body lg:mt-2">{text()}</p>
              <Link
                viewTransition
                prefetch="intent"
                to={here(`/products?category=${category}`)}
                className="cover-link mt-auto inline-flex min-h-11 items-center gap-1 pt-2 font-semibold after:rounded-[inherit]!"
              >
                {link()}
                <ChevronRight size={20} aria-hidden />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
