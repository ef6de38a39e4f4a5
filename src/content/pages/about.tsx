import { useLoaderData } from "react-router";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { possessive } from "#src/language/possessive.ts";
import { buildMeta, findShop, type MetaOf } from "#src/shell/meta/build-meta.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { SectionText } from "../components/reading/section-text.tsx";
import { createPageLoader } from "../create-page-loader.ts";
import { parseSections } from "../texts/parse-sections.ts";

const nameParameters = (args: MetaOf) => ({ name: findShop(args)?.name ?? "" });
const titleText = (name: string) => m.about_title({ name: possessive(name) });

export const meta = (args: MetaOf) =>
  buildMeta(args, {
    title: titleText(nameParameters(args).name),
    description: m.about_description(nameParameters(args)),
  });

/** The pictures of the sections in turn, each on a category's colour. */
const scenes = [
  { tint: "eggs-dairy", src: "/scenes/head-eggs-dairy.svg" },
  { tint: "rice-flour", src: "/scenes/head-rice-flour.svg" },
  { tint: "fish", src: "/scenes/head-fish.svg" },
  { tint: "spices", src: "/scenes/head-spices.svg" },
];

const loadText = createPageLoader("about");

export const loader = loadText;
export const clientLoader = loadText;

export default function About() {
  const { text, facts } = useLoaderData<typeof loader>();
  const shop = useRootData()?.shop;
  return (
    <div className="wrap pt-2 lg:pt-5">
      <div
        data-category="fruit-vegetables"
        className="tile flex rounded-hero text-tint-ink [--ground:70%] max-md:flex-col md:items-center"
      >
        <div className="p-5 md:flex-1 lg:p-18">
          <h1 className="text-title lg:text-hero">{titleText(shop?.name ?? "")}</h1>
          <p className="mt-2 max-w-[46ch] text-long lg:mt-4 lg:text-sub lg:font-normal">{m.about_lead()}</p>
        </div>
        <img
          src="/scenes/basket-full.svg"
          alt=""
          width={363}
          height={330}
          className="mx-auto mb-4 h-auto w-[56%] max-w-80 md:mt-4 md:mr-[6%] md:w-[34%]"
        />
      </div>
      <div className="mt-8 grid gap-10 lg:mt-14 lg:gap-16">
        {parseSections(text).map((section, index) => {
          const scene = scenes[index % scenes.length];
          return (
            <div key={section.id} className="grid items-center gap-4 md:grid-cols-2 md:gap-8 lg:gap-16">
              <div
                data-category={scene?.tint}
                className={`tile grid h-44 place-items-end justify-items-center rounded-panel [--ground:58%] md:h-56 lg:h-72 ${index % 2 ? "md:order-1" : ""}`}
              >
                <img
                  src={scene?.src}
                  alt=""
                  width={280}
                  height={140}
                  loading="lazy"
                  className="h-[82%] w-auto max-w-[88%] object-contain object-bottom"
                />
              </div>
              <SectionText section={section} facts={facts} shop={shop} />
            </div>
          );
        })}
      </div>
      <p className="mt-10 text-center lg:mt-16">
        <ButtonLink to={localUrl("/products")}>{m.about_shop()}</ButtonLink>
      </p>
    </div>
  );
}
