import { jpegUrl } from "#src/api/picture-url.ts";
import { cutText } from "#src/language/cut-text.ts";
import { locale, urlIn } from "#src/language/locale.ts";
import type { Taka } from "#src/language/numbers/money.ts";
import type { FeedProduct } from "./find-feed-products.server.ts";

/** The limits of both programs, in characters, less the apostrophe that a CSV file puts before a formula. */
const most = { title: 149, description: 4_999, brand: 69, size: 99, type: 749 };

export type FeedShop = { name: string; url: string };

/** The fields that both feeds have. With an original price, `price` is the original one and `sale_price` the one that is charged. */
export function feedValues(product: FeedProduct, { url }: FeedShop) {
  const { id, name, weight, price, originalPrice, description, group, categories } = product;
  const title = cutText(weight ? `${name}, ${weight}` : name, most.title);
  const reduced = originalPrice !== undefined && originalPrice > price;
  return {
    id: String(id),
    title,
    description: cutText(description.trim() || title, most.description),
    link: url + urlIn(locale(), `/products/${id}`),
    image_link: url + jpegUrl(product.image),
    isSoldOut: product.stock_left === 0,
    price: amount(reduced ? originalPrice : price),
    sale_price: reduced ? amount(price) : "",
    sale_price_effective_date: reduced ? timeUntil(product.offerUntil) : "",
    brand: cutText(product.brand ?? "", most.brand),
    gtin: product.gtin ?? "",
    item_group_id: group === undefined ? "" : String(group),
    size: group === undefined ? "" : cutText(weight, most.size),
    product_type: cutText(categories.join(" > "), most.type),
  };
}

const amount = (price: Taka) => `${price.toFixed(2)} BDT`;

/** From now until the end of an offer; empty without an end, or where that is within the minute. */
function timeUntil(end: Date | null): string {
  const now = new Date();
  return end && minute(now) < minute(end) ? `${minute(now)}/${minute(end)}` : "";
}

const minute = (time: Date) => `${time.toISOString().slice(0, 16)}Z`;
