import { addressIn, locale } from "../../language/locale.ts";
import type { ShopFacts } from "../contract.ts";
import { rootDataOf } from "../root-data.ts";

/** What a page's `meta` is given, as far as it matters here. */
export type MetaOf<Loaded = unknown> = {
  loaderData?: Loaded | undefined;
  error?: unknown;
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

type Result = {
  /** Without the shop's name, which follows it; `whole` where it stands alone. */
  title: string;
  whole?: boolean;
  description: string;
  /** The page's one address among those that show the same; the page at hand unless told. */
  path?: string;
  /** A picture for those who share the page: a path of this shop. Drawings (SVG) are no use to them. */
  image?: string | undefined;
  /** Not for search engines. */
  hidden?: boolean;
  /** JSON-LD, where the page was rendered by the server: who reads it does not walk from page to page. */
  data?: object[] | undefined;
};

export const shopOf = ({ matches }: Pick<MetaOf, "matches">): ShopFacts | undefined =>
  rootDataOf(matches)?.shop;

/** What a page tells search engines and those who share it: everything in its head. */
export function metaOf(args: MetaOf, result: Result) {
  const shop = shopOf(args);
  const { description, hidden, data = [] } = result;
  const title = result.whole ? result.title : `${result.title} · ${shop?.name ?? "Tatka"}`;
  const words = [{ title }, { name: "description", content: description }];
  if (hidden || !shop) return [...words, { name: "robots", content: "noindex" }];
  const path = result.path ?? args.location.pathname;
  return [
    ...words,
    ...addressesOf(shop.url, path),
    ...cardOf(shop, { ...result, title, path }),
    ...data.map((one) => ({ "script:ld+json": { "@context": "https://schema.org", ...one } })),
  ];
}

function addressesOf(url: string, path: string) {
  const link = (hrefLang: string, language: "en" | "bn") => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: url + addressIn(language, path),
  });
  const canonical = { tagName: "link", rel: "canonical", href: url + addressIn(locale(), path) };
  return [canonical, link("en", "en"), link("bn", "bn"), link("x-default", "en")];
}

const region = { en: "en_GB", bn: "bn_BD" };

function cardOf(shop: ShopFacts, { title, description, image, path }: Result & { path: string }) {
  const drawn = !image || !/\.(jpe?g|png|webp)$/i.test(image);
  const picture = shop.url + (drawn ? "/icon-512.png" : image);
  const card = {
    "og:type": "website",
    "og:site_name": shop.name,
    "og:title": title,
    "og:description": description,
    "og:url": shop.url + addressIn(locale(), path),
    "og:image": picture,
    "og:locale": region[locale()],
  };
  return [
    ...Object.entries(card).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: drawn ? "summary" : "summary_large_image" },
  ];
}
