import { locale } from "#src/language/locale.ts";
import type { AdminContent, ContentFields } from "./contract.ts";

const emptyFields: ContentFields = {
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

/** The title in the language of the page. */
export const titleText = (entry: AdminContent) => entry[`title_${locale()}`];

/** The form's values of an entry, or of a new one. */
export function fieldsOf(entry: AdminContent | undefined): ContentFields {
  if (!entry) return emptyFields;
  const { id: _id, version: _version, ...fields } = entry;
  // If the colour was removed from the palette, the server refuses it with a message.
  return fields as ContentFields;
}
