import type { ConversionNote, SkipReason, TargetColumn } from "#src/catalogue/import/formats/format.ts";
import { csvColumnOf, csvFields, fieldOf } from "#src/catalogue/product/fields.ts";
import { m } from "#src/language/messages.ts";
import type { ImportMapping } from "./contract.ts";

export const formatLabels: Record<ImportMapping["format"], () => string> = {
  woocommerce: () => m.import_format_woocommerce({ name: "WooCommerce" }),
  shopify: () => m.import_format_woocommerce({ name: "Shopify" }),
  daraz: () => m.import_format_woocommerce({ name: "Daraz" }),
  other: m.import_format_other,
};

export const skipLabels: Record<SkipReason, () => string> = {
  variants: m.import_skip_variants,
  picture: m.import_skip_picture,
  grouped: m.import_skip_grouped,
  note: m.import_skip_note,
  no_name: m.import_skip_no_name,
  category: m.import_skip_category,
};

export const noteLabels: Record<ConversionNote, () => string> = {
  sku: m.import_note_sku,
  name_bn: m.import_note_name_bn,
  size: m.import_note_size,
  shortened: m.import_note_shortened,
  archived: m.import_note_archived,
};

/** The label of one of our columns, as in the product form. */
export function columnLabel(column: TargetColumn): string {
  const field = csvFields.find((name) => csvColumnOf(name) === column);
  return field ? fieldOf(field).label() : m.import_mapping_pictures();
}
