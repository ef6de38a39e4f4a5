import { locale, urlIn } from "#src/language/locale.ts";
import type { ShopFacts } from "#src/shell/contract.ts";
import type { Product } from "../contract.ts";

/** Structured data of a product for search engines (schema.org). */
export function productData({ url }: ShopFacts, product: Product): object {
  const { id, name, description, image, price, rating, review_count: count, category, weight } = product;
  const { brand, maker, origin, gtin, net } = product;
  const isSoldOut = product.stock_left === 0;
  return {
    "@type": "Product",
    name,
    ...(description && { description }),
    ...(image && { image: url + image }),
    sku: String(id),
    ...(gtin && { gtin }),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    ...(maker && { manufacturer: { "@type": "Organization", name: maker } }),
    ...(origin && { countryOfOrigin: { "@type": "Country", name: origin.code } }),
    category: category.name,
    size: weight,
    offers: {
      "@type": "Offer",
      url: url + urlIn(locale(), `/products/${id}`),
      price: price.toFixed(2),
      priceCurrency: "BDT",
      ...(net && { priceSpecification: unitPriceData(price, net) }),
      ...(product.price_until && { priceValidUntil: product.price_until }),
      availability: `https://schema.org/${isSoldOut ? "OutOfStock" : "InStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@id": `${url}/#shop` },
    },
    ...(rating !== undefined &&
      count > 0 && {
        aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: count },
      }),
  };
}

/** The UN/CEFACT code of each unit, and the amount that its unit price is for: a kilo, a litre or a piece. */
const unitData = { g: ["GRM", 1000], ml: ["MLT", 1000], pc: ["C62", 1] } as const;

/** The price for the net amount of one piece, with the reference amount of unit prices. */
function unitPriceData(price: number, { amount, unit }: NonNullable<Product["net"]>): object {
  const [unitCode, baseAmount] = unitData[unit];
  return {
    "@type": "UnitPriceSpecification",
    price: price.toFixed(2),
    priceCurrency: "BDT",
    referenceQuantity: {
      "@type": "QuantitativeValue",
      value: amount,
      unitCode,
      valueReference: { "@type": "QuantitativeValue", value: baseAmount, unitCode },
    },
  };
}
