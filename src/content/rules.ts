import type { Locale } from "../language/locale.ts";

/** A link of a slide or an advertisement: inside the shop or http(s), nothing else (DECISIONS 35). The database holds the same. */
export const safeLink = "^(/([^/\\\\]|$)|https?://)";

/** A picture out of the folder of pictures, and no way out of it. */
export const safePicture = /^\/pictures\/(?:[\w-]+\/)*[\w-]+\.(?:svg|webp|avif|png|jpe?g)$/;

/** The longest texts of a slide or an advertisement, in characters. */
export const maxTitle = 60;
export const maxNotice = 120;
export const maxText = 120;
export const maxButton = 30;
export const maxLink = 300;

/** The pages whose text staff can change; each is the last part of the page's path. */
export const staticPages = ["about", "faq", "privacy-policy", "terms-of-service"] as const;

export type StaticPage = (typeof staticPages)[number];

/** The longest text of a page in one language, in characters. */
export const maxPageText = 30_000;

/**
 * A text in both languages. A line that begins with `## ` is a heading, lines that begin with `- ` are a list, an empty line ends a
 * paragraph. `[words](/path)` is a link, `{name}` a fact of the shop.
 */
export type PageText = Record<Locale, string>;
