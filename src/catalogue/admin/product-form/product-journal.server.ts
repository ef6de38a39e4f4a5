import { journalFields, type ProductJournal } from "#src/catalogue/product/product-journal.server.ts";
import type { ProductDetails } from "./contract.ts";

/** A product's journal fields, including its pictures and related products. */
export const toProductJournal = (
  product: ProductDetails,
  categories: ReadonlyMap<number, string>,
): ProductJournal => ({
  ...journalFields(product, categories),
  pictures: product.pictures.map(({ image }) => image),
  alt_en: product.pictures.map(({ alt }) => alt.en).filter(Boolean),
  alt_bn: product.pictures.map(({ alt }) => alt.bn).filter(Boolean),
  related: product.related.map(({ names }) => names.en),
});
