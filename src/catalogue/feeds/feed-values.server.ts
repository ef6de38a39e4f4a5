import { jpegUrl } from "#src/api/picture-url.ts";
import { cutText } from "#src/language/cut-text.ts";
import { locale, urlIn } from "#src/language/locale.ts";
import type { Taka } from "#src/language/numbers/money.ts";
import type { FeedProduct } from "./find-feed-products.server.ts";

/** The length limits of both programs, less one character for the apostrophe before a formula in a CSV file. */
const maxLengths = { title: 149, description: 4_999, brand: 69, size: 99, type: 749 };

export type FeedShop = { name: string; url: string };

/**
 * The common fields of both feeds. With a discount, `price` is the original price and `sale_price` the charged one.
 */
export function feedValues(product: FeedProduct, { url }: FeedShop) {
  const { id, name, weight, price, originalPrice, description, group, categories } = product;
  const title = cutText(weight ? `${name}, ${weight}` : name, maxLengths.title);
  const hasDiscount = originalPrice !== undefined && originalPrice > price;
  return {
    id: String(id),
    title,
    description: cutText(description.trim() || title, maxLengths.description),
    link: url + urlIn(locale(), `/products/${id}`),
    image_link: url + jpegUrl(product.image),
    isSoldOut: product.stock_left === 0,
    price: priceText(hasDiscount ? originalPrice : price),
    sale_price: hasDiscount ? priceText(price) : "",
    sale_price_effective_date: hasDiscount ? saleInterval(product.offerUntil) : "",
    brand: cutText(product.brand ?? "", maxLengths.brand),
    gtin: product.gtin ?? "",
    item_group_id: group === undefined ? "" : String(group),
    size: group === undefined ? "" : cutText(weight, maxLengths.size),
    product_type: cutText(categories.join(" > "), maxLengths.type),
  };
}

const priceText = (price: Taka) => `${price.toFixed(2)} BDT`;

/** The interval from now until the end of an offer; empty without an end, or if it is less than a minute away. */
function saleInterval(end: Date | null): string {
  const now = new Date();
  return end && minuteText(now) < minuteText(end) ? `${minuteText(now)}/${minuteText(end)}` : "";
}

/** "2026-05-01T10:30Z" */
const minuteText = (time: Date) => `${time.toISOString().slice(0, 16)}Z`;
