import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import type { ProductValues, ValueName } from "./product-values.ts";

/** What each field is called. */
export const labels: Record<ValueName, () => string> = {
  sku: m.admin_product_sku,
  category_id: m.admin_product_category,
  name_en: m.admin_product_name_en,
  name_bn: m.admin_product_name_bn,
  weight_en: m.admin_product_weight_en,
  weight_bn: m.admin_product_weight_bn,
  description_en: m.admin_product_description_en,
  description_bn: m.admin_product_description_bn,
  nutrition_en: m.admin_product_nutrition_en,
  nutrition_bn: m.admin_product_nutrition_bn,
  net_amount: m.admin_product_net_amount,
  net_unit: m.admin_product_net_unit,
  is_weighed: m.admin_product_weighed,
  is_perishable: m.admin_product_perishable,
  price: m.admin_product_price,
  originalPrice: m.admin_product_original_price,
  stock: m.admin_product_stock,
  is_featured: m.admin_product_featured,
  is_new_arrival: m.admin_product_new,
  is_top_selling: m.admin_product_top,
  pictures: m.admin_product_pictures,
  related: m.admin_product_related,
};

/** A value in words, to be compared with another version of it. */
export function said(
  name: ValueName,
  values: ProductValues,
  categories: { id: number; name: string }[],
): string {
  const value = values[name];
  if (name === "category_id") return categories.find(({ id }) => String(id) === value)?.name ?? "–";
  if (name === "pictures") return m.admin_product_pictures_of({ count: number(values.pictures.length) });
  if (name === "related") return values.related.map(({ names }) => names.en).join(", ") || "–";
  if (typeof value === "boolean") return value ? m.journal_yes() : m.journal_no();
  return String(value) || "–";
}
