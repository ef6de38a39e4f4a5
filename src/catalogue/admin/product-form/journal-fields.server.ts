import type { ProductJournalField } from "#src/catalogue/product/journal-labels.ts";
import type { JournalFields } from "#src/journal/record.server.ts";
import type { ProductDetails } from "./contract.ts";

/** A product as the journal tells it. */
export function journalFields(product: ProductDetails, category: string): JournalFields<ProductJournalField> {
  const {
    id: _id,
    stock: _stock,
    is_archived: _,
    category_id: _category,
    pictures,
    related,
    ...plain
  } = product;
  return {
    ...plain,
    category,
    pictures: pictures.map(({ image }) => image),
    alt_en: pictures.map(({ alt }) => alt.en).filter(Boolean),
    alt_bn: pictures.map(({ alt }) => alt.bn).filter(Boolean),
    related: related.map(({ names }) => names.en),
  };
}
