import type { Locale } from "../language/locale.ts";

/** Links of content: within the shop or http(s) (DECISIONS 35). The database has the same constraint. */
export const safeLink = "^(/([^/\\\\]|$)|https?://)";

/** A file in the folder of pictures; prevents path traversal. */
export const safePicture = /^\/pictures\/(?:[\w-]+\/)*[\w-]+\.(?:svg|webp|avif|png|jpe?g)$/;

/** The maximum lengths of texts, in characters. */
export const maxTitle = 60;
export const maxNotice = 120;
export const maxText = 120;
export const maxButton = 30;
export const maxLink = 300;

/** The editable pages; each name is the last segment of its path. */
export const staticPages = ["about", "faq", "privacy-policy", "terms-of-service"] as const;

export type StaticPage = (typeof staticPages)[number];

/** The maximum length of a page's text in one language, in characters. */
export const maxPageText = 30_000;

/**
 * A text in both languages: `## ` starts a heading, `- ` a list item, an empty line ends a paragraph.
 * `[words](/path)` is a link, `{name}` a variable.
 */
export type PageText = Record<Locale, string>;
