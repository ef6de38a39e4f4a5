import { journalFields, type ProductJournal } from "#src/catalogue/product/product-journal.server.ts";
import type { ProductDetails } from "./contract.ts";

/** A product with its pictures and what is shown beside it, as the journal tells it. */
export const journalOf = (
  product: ProductDetails,
  categories: ReadonlyMap<number, string>,
): ProductJournal => ({
  ...journalFields(product, categories),
  pictures: product.pictures.map(({ image }) => image),
  alt_en: product.pictures.map(({ alt }) => alt.en).filter(Boolean),
  alt_bn: product.pictures.map(({ alt }) => alt.bn).filter(Boolean),
  related: product.related.map(({ names }) => names.en),
});
