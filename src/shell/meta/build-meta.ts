import { locale, urlIn } from "#src/language/locale.ts";
import type { ShopFacts } from "../contract.ts";
import { findRootData } from "../root-data.ts";

export type MetaOf<Loaded = unknown> = {
  loaderData?: Loaded | undefined;
  error?: unknown;
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

type PageMeta = {
  /** The page's own title; the shop's name is appended unless `whole`. */
  title: string;
  whole?: boolean;
  description: string;
  /** The canonical path; the current page's by default. */
  path?: string;
  /** The tags of the page's own share picture, instead of the shop's icon: see `sharePictureTags`. */
  picture?: Record<string, string> | undefined;
  /** Keeps search engines from listing it. */
  hidden?: boolean;
  /** JSON-LD, only when rendered on the server: crawlers do not navigate in the browser. */
  data?: object[] | undefined;
};

export const findShop = ({ matches }: Pick<MetaOf, "matches">): ShopFacts | undefined =>
  findRootData(matches)?.shop;

/** Appends the shop's name to a page's title. */
export const titleWithShop = (args: Pick<MetaOf, "matches">, title: string): string =>
  `${title} · ${findShop(args)?.name ?? "Tatka"}`;

/** Title, description, robots, canonical and alternate links, share card and JSON-LD of a page. */
export function buildMeta(args: MetaOf, result: PageMeta) {
  const shop = findShop(args);
  const { description, hidden, data = [] } = result;
  const title = result.whole ? result.title : titleWithShop(args, result.title);
  const tags = [{ title }, { name: "description", content: description }];
  if (hidden || !shop) return [...tags, { name: "robots", content: "noindex" }];
  const path = result.path ?? args.location.pathname;
  return [
    ...tags,
    ...toUrlTags(shop.url, path),
    ...toCardTags(shop, { ...result, title, path }),
    ...data.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } })),
  ];
}

function toUrlTags(url: string, path: string) {
  const link = (hrefLang: string, language: "en" | "bn") => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: url + urlIn(language, path),
  });
  const canonical = { tagName: "link", rel: "canonical", href: url + urlIn(locale(), path) };
  return [canonical, link("en", "en"), link("bn", "bn"), link("x-default", "en")];
}

const openGraphLocales = { en: "en_GB", bn: "bn_BD" };

function toCardTags(shop: ShopFacts, { title, description, picture, path }: PageMeta & { path: string }) {
  const card = {
    "og:type": "website",
    "og:site_name": shop.name,
    "og:title": title,
    "og:description": description,
    "og:url": shop.url + urlIn(locale(), path),
    "og:image": `${shop.url}/icon-512.png`,
    "og:locale": openGraphLocales[locale()],
    ...picture,
  };
  return [
    ...Object.entries(card).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
  ];
}
