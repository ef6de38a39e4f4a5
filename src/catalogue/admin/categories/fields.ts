import { locale } from "#src/language/locale.ts";
import type { AdminCategory, CategoryFields } from "./contract.ts";

const empty: CategoryFields = {
  name_en: "",
  name_bn: "",
  image: "",
  tint: "fruit-vegetables",
  is_active: true,
  visible_from: null,
  visible_until: null,
};

/** Its name in the language of the page. */
export const nameOf = (category: AdminCategory) => category[`name_${locale()}`];

/** What a form changes of a category; the fields of a new one without it. */
export function fieldsOf(category: AdminCategory | undefined): CategoryFields {
  if (!category) return empty;
  const { name_en, name_bn, image, tint, is_active, visible_from, visible_until } = category;
  // A colour that is not in the palette any more is refused when saved, with words.
  return { name_en, name_bn, image, tint, is_active, visible_from, visible_until } as CategoryFields;
}
