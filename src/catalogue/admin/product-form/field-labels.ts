import { countryName } from "#src/catalogue/product/countries.ts";
import { fieldOf } from "#src/catalogue/product/fields.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { FormField, ProductValues, ValueName } from "./product-values.ts";

export function fieldLabel(name: ValueName): string {
  if (name === "pictures") return m.common_pictures();
  return name === "related" ? m.admin_product_related() : fieldOf(name).label();
}

/** The text of a form value, to compare two versions of it; "–" if empty. */
export function valueText(
  name: ValueName,
  values: ProductValues,
  categories: { id: number; name: string }[],
): string {
  const value = values[name];
  if (name === "category_id") return categories.find(({ id }) => String(id) === value)?.name ?? "–";
  if (name === "further_category_ids") {
    const ids = values[name].split(",");
    const chosenCategories = categories.filter(({ id }) => ids.includes(String(id)));
    return chosenCategories.map((category) => category.name).join(", ") || "–";
  }
  if (name === "pictures")
    return m.admin_product_pictures_of({ count: formatNumber(values.pictures.length) });
  if (name === "related") return values.related.map(({ names }) => names.en).join(", ") || "–";
  if (typeof value === "boolean") return value ? m.journal_yes() : m.journal_no();
  const { kind, options } = fieldOf(name as FormField);
  if (kind === "country") return countryName(String(value), locale()) || "–";
  if (!options) return String(value) || "–";
  const codes = String(value).split(",");
  return codes.map((code) => options[code]?.() ?? code).join(", ") || "–";
}
