/** `tatka`: our own columns; `other`: any table with a row of headers. */
export const formatNames = ["tatka", "woocommerce", "shopify", "daraz", "other"] as const;
export type FormatName = (typeof formatNames)[number];
