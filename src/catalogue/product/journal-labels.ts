import {
  amountText,
  choiceText,
  type FieldLabel,
  type JournalField,
  plainText,
} from "#src/journal/admin/field-labels.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { countryName } from "./countries.ts";
import { fieldNames, fieldOf, type ProductFieldName, requirableFields } from "./fields.ts";
import type { ProductField } from "./product-field.ts";

/** The fields of a product's journal entry, which names the category instead of its id. */
export type ProductJournalField = JournalField | Exclude<ProductFieldName, "category_id">;

export const unitLabels = {
  g: m.admin_product_net_g,
  ml: m.admin_product_net_ml,
  pc: m.admin_product_net_pc,
};

const formatByKind: Partial<Record<ProductField["kind"], FieldLabel["toText"]>> = {
  price: amountText,
  optionalPrice: amountText,
  flag: (value) => plainText(value === 1),
  unit: choiceText(unitLabels),
  country: (value) => plainText(countryName(String(value ?? ""), locale())),
};

const labelOf = ({ label, journalLabel, kind, options }: ProductField): FieldLabel => ({
  label: journalLabel ?? label,
  toText: options ? choiceText(options) : formatByKind[kind],
});

/** The fields of products, and what a category requires of them. */
export const productJournalLabels: Record<string, FieldLabel> = {
  ...Object.fromEntries(fieldNames.map((name) => [name, labelOf(fieldOf(name))])),
  required_fields: {
    label: m.category_required_fields,
    toText: choiceText(Object.fromEntries(requirableFields.map((name) => [name, fieldOf(name).label]))),
  },
};
