import { toCsvLine } from "#src/api/csv-line.ts";
import { type FeedShop, feedValues } from "./feed-values.server.ts";
import type { FeedProduct } from "./find-feed-products.server.ts";

const columns = [
  "id",
  "title",
  "description",
  "availability",
  "condition",
  "price",
  "link",
  "image_link",
  "brand",
  "sale_price",
  "sale_price_effective_date",
  "gtin",
  "item_group_id",
  "size",
  "product_type",
] as const;

/** CSV with the fields of Meta's catalogue. */
export const metaFeed = {
  type: "text/csv; charset=utf-8",
  head: () => toCsvLine([...columns]),
  line: toLine,
  end: "",
};

function toLine(product: FeedProduct, shop: FeedShop): string {
  const { isSoldOut, ...values } = feedValues(product, shop);
  const fields = {
    ...values,
    availability: isSoldOut ? "out of stock" : "in stock",
    condition: "new",
    // Meta refuses a product without a brand and without a barcode.
    brand: values.brand || shop.name,
  };
  return toCsvLine(columns.map((name) => fields[name]));
}
