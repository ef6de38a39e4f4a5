import { amount, type FieldLabel, type JournalField, oneOf, plain } from "#src/journal/admin/field-labels.ts";
import { m } from "#src/language/messages.ts";
import { fieldNames, fieldOf, type ProductField, type ProductFieldName } from "./fields.ts";

/** The fields of a product's journal entry, which names the category instead of its id. */
export type ProductJournalField = JournalField | Exclude<ProductFieldName, "category_id">;

export const unitLabels = {
  g: m.admin_product_net_g,
  ml: m.admin_product_net_ml,
  pc: m.admin_product_net_pc,
};

const say: Partial<Record<ProductField["kind"], FieldLabel["say"]>> = {
  price: amount,
  optionalPrice: amount,
  flag: (value) => plain(value === 1),
  unit: oneOf(unitLabels),
};

const labelOf = ({ label, journalLabel, kind }: ProductField): FieldLabel => ({
  label: journalLabel ?? label,
  say: say[kind],
});

export const productJournalLabels: Record<string, FieldLabel> = Object.fromEntries(
  fieldNames.map((name) => [name, labelOf(fieldOf(name))]),
);
