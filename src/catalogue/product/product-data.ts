import { locale, urlIn } from "#src/language/locale.ts";
import type { ShopFacts } from "#src/shell/contract.ts";
import type { Product } from "../contract.ts";

/** Structured data of a product for search engines (schema.org). */
export function productData({ url }: ShopFacts, product: Product): object {
  const { id, name, description, image, price, rating, review_count: count, category, weight } = product;
  const soldOut = product.stock_left === 0;
  return {
    "@type": "Product",
    name,
    ...(description && { description }),
    ...(image && { image: url + image }),
    sku: String(id),
    category: category.name,
    size: weight,
    offers: {
      "@type": "Offer",
      url: url + urlIn(locale(), `/products/${id}`),
      price: price.toFixed(2),
      priceCurrency: "BDT",
      ...(product.price_until && { priceValidUntil: product.price_until }),
      availability: `https://schema.org/${soldOut ? "OutOfStock" : "InStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@id": `${url}/#shop` },
    },
    ...(rating !== undefined &&
      count > 0 && {
        aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: count },
      }),
  };
}
