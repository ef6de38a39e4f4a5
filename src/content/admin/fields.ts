import { locale } from "#src/language/locale.ts";
import type { AdminContent, ContentFields } from "./contract.ts";

const empty: ContentFields = {
  image: "",
  title_en: "",
  title_bn: "",
  text_en: "",
  text_bn: "",
  button_en: "",
  button_bn: "",
  link: "",
  tint: "fruit-vegetables",
  is_active: true,
  visible_from: null,
  visible_until: null,
};

/** Its title in the language of the page. */
export const titleOf = (entry: AdminContent) => entry[`title_${locale()}`];

/** What a form changes of one; the fields of a new one without it. */
export function fieldsOf(entry: AdminContent | undefined): ContentFields {
  if (!entry) return empty;
  const { id: _id, version: _version, ...fields } = entry;
  // An older colour that is not in the palette any more is refused when saved, with words.
  return fields as ContentFields;
}
