import { jpegUrl } from "#src/api/picture-url.ts";
import { locale, urlIn } from "#src/language/locale.ts";
import type { Taka } from "#src/language/numbers/money.ts";
import type { FeedProduct } from "./find-feed-products.server.ts";

/** The limits of both programs, in characters, less the apostrophe that a CSV file puts before a formula. */
const most = { title: 149, description: 4_999, brand: 69, size: 99, type: 749 };

export type FeedShop = { name: string; url: string };

/** The fields that both feeds have. With an original price, `price` is the original one and `sale_price` the one that is charged. */
export function feedValues(product: FeedProduct, { url }: FeedShop) {
  const { id, name, weight, price, originalPrice, description, group, categories } = product;
  const title = cut(weight ? `${name}, ${weight}` : name, most.title);
  const reduced = originalPrice !== undefined && originalPrice > price;
  return {
    id: String(id),
    title,
    description: cut(description.trim() || title, most.description),
    link: url + urlIn(locale(), `/products/${id}`),
    image_link: url + jpegUrl(product.image),
    isSoldOut: product.stock_left === 0,
    price: amount(reduced ? originalPrice : price),
    sale_price: reduced ? amount(price) : "",
    sale_price_effective_date: reduced ? timeUntil(product.offerUntil) : "",
    brand: cut(product.brand ?? "", most.brand),
    gtin: product.gtin ?? "",
    item_group_id: group === undefined ? "" : String(group),
    size: group === undefined ? "" : cut(weight, most.size),
    product_type: cut(categories.join(" > "), most.type),
  };
}

const amount = (price: Taka) => `${price.toFixed(2)} BDT`;

/** From now until the end of an offer; empty without an end, or where that is within the minute. */
function timeUntil(end: Date | null): string {
  const now = new Date();
  return end && minute(now) < minute(end) ? `${minute(now)}/${minute(end)}` : "";
}

const minute = (time: Date) => `${time.toISOString().slice(0, 16)}Z`;

/** Without the control characters that XML has no way to say, and without half a letter at the end. */
function cut(text: string, most: number): string {
  const plain = text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
  if (plain.length <= most) return plain;
  const letters = new Intl.Segmenter(locale(), { granularity: "grapheme" });
  const last = letters.segment(plain).containing(most - 1)?.index ?? most - 1;
  return `${plain.slice(0, last).trimEnd()}…`;
}
