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
