import { type FeedShop, feedValues } from "./feed-values.server.ts";
import type { FeedProduct } from "./find-feed-products.server.ts";

/** RSS 2.0 with the attributes of Google's product data specification. */
export const googleFeed = {
  type: "application/xml; charset=utf-8",
  head: ({ name, url }: FeedShop) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${element("title", name)}${element("link", url)}${element("description", name)}`,
  line: toItem,
  end: "</channel>\n</rss>\n",
};

function toItem(product: FeedProduct, shop: FeedShop): string {
  const { isSoldOut, ...values } = feedValues(product, shop);
  const attributes = {
    ...values,
    availability: isSoldOut ? "out_of_stock" : "in_stock",
    condition: "new",
    // Vegetables, for example, have neither brand nor barcode.
    identifier_exists: values.brand || values.gtin ? "" : "no",
    ...unitPricing(product),
  };
  const elements = Object.entries(attributes).map(([name, value]) => value && element(`g:${name}`, value));
  return `<item>\n${elements.join("")}</item>\n`;
}

/** The units of a kilo, a litre and a piece, for which the page shows a price. */
const pricingBases = { g: "1 kg", ml: "1 l", pc: "1 ct" };

function unitPricing({ net }: FeedProduct) {
  if (!net) return {};
  return {
    unit_pricing_measure: `${net.amount} ${net.unit === "pc" ? "ct" : net.unit}`,
    unit_pricing_base_measure: pricingBases[net.unit],
  };
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>\n`;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
