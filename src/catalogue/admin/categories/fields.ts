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
  required_fields: [],
};

/** The name in the language of the page. */
export const nameOf = (category: AdminCategory) => category[`name_${locale()}`];

/** The form's values of a category, or of a new one. */
export function fieldsOf(category: AdminCategory | undefined): CategoryFields {
  if (!category) return empty;
  const { name_en, name_bn, image, tint, is_active, visible_from, visible_until, required_fields } = category;
  // If the colour was removed from the palette, the server refuses it with a message.
  return {
    name_en,
    name_bn,
    image,
    tint,
    is_active,
    visible_from,
    visible_until,
    required_fields,
  } as CategoryFields;
}
