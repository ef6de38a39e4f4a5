import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import {
  maxExpiryDays,
  maxFurtherCategories,
  maxNetAmount,
  maxPriceTaka,
  maxProductNameLength,
  maxStock,
} from "../admin/rules.ts";
import { fewLeft } from "../rules.ts";
import { allergens, storages } from "./facts.ts";
import type { ProductField, ValueOfKind } from "./product-field.ts";

/** The product fields that staff edit, in CSV order. Schemas, form, import, export and journal derive from them. */
export const productFields = {
  sku: {
    kind: "line",
    isCode: true,
    section: "place",
    max: 100,
    missing: m.admin_product_sku_missing,
    label: m.admin_product_sku,
    csv: { column: "sku", meaning: m.import_column_sku, example: "deshi-lime-4" },
  },
  category_id: {
    kind: "category",
    section: "place",
    missing: m.admin_product_category_missing,
    label: m.common_category,
    csv: { column: "category", meaning: m.import_column_category, example: "fruit-vegetables" },
  },
  /** Categories that list it besides its own. */
  further_category_ids: {
    kind: "categories",
    max: maxFurtherCategories,
    section: "place",
    optional: true,
    label: m.admin_product_further_categories,
    hint: m.admin_product_further_categories_hint,
    csv: { column: "further_categories", meaning: m.import_column_further_categories, example: "iftar" },
  },
  name_en: {
    kind: "line",
    section: "names",
    max: maxProductNameLength,
    missing: m.admin_product_name_missing,
    label: m.admin_product_name_en,
    csv: { column: "name_en", meaning: m.import_column_names, example: "Deshi lime" },
  },
  name_bn: {
    kind: "line",
    section: "names",
    max: maxProductNameLength,
    missing: m.admin_product_name_missing,
    label: m.admin_product_name_bn,
    csv: { column: "name_bn", meaning: m.import_column_names, example: "দেশি লেবু" },
  },
  weight_en: {
    kind: "line",
    section: "names",
    max: 60,
    label: m.admin_product_weight_en,
    csv: { column: "weight_en", meaning: m.import_column_weights, example: "4 pcs" },
  },
  weight_bn: {
    kind: "line",
    section: "names",
    max: 60,
    label: m.admin_product_weight_bn,
    csv: { column: "weight_bn", meaning: m.import_column_weights, example: "৪টি" },
  },
  /** Products with the same code are sizes of one product, with one card and one page. */
  size_group: {
    kind: "line",
    max: 60,
    isCode: true,
    section: "names",
    optional: true,
    label: m.admin_product_size_group,
    hint: m.admin_product_size_group_hint,
    csv: { column: "size_group", meaning: m.import_column_size_group, example: "-" },
  },
  barcode: {
    kind: "barcode",
    isCode: true,
    section: "place",
    max: 60,
    onPage: true,
    requirable: true,
    label: m.admin_product_barcode,
    hint: m.admin_product_barcode_hint,
    csv: { column: "barcode", meaning: m.import_column_barcode, example: "2000000000015" },
  },
  brand: {
    kind: "line",
    max: 60,
    section: "place",
    onPage: true,
    requirable: true,
    label: m.admin_product_brand,
    csv: { column: "brand", meaning: m.import_column_brand, example: "Pran" },
  },
  maker: {
    kind: "line",
    max: 200,
    section: "facts",
    onPage: true,
    requirable: true,
    optional: true,
    label: m.product_maker,
    csv: { column: "maker", meaning: m.import_column_maker, example: "Deshi Foods Ltd. Narsingdi" },
  },
  origin: {
    kind: "country",
    section: "facts",
    onPage: true,
    requirable: true,
    optional: true,
    label: m.product_origin,
    csv: { column: "origin", meaning: m.import_column_origin, example: "BD" },
  },
  ingredients_en: {
    kind: "paragraphs",
    max: 5_000,
    section: "facts",
    onPage: true,
    requirable: true,
    optional: true,
    label: m.admin_product_ingredients_en,
    csv: { column: "ingredients_en", meaning: m.import_column_ingredients, example: "Lime" },
  },
  ingredients_bn: {
    kind: "paragraphs",
    max: 5_000,
    section: "facts",
    onPage: true,
    requirable: true,
    optional: true,
    label: m.admin_product_ingredients_bn,
    csv: { column: "ingredients_bn", meaning: m.import_column_ingredients, example: "লেবু" },
  },
  storage: {
    kind: "choice",
    options: storages,
    section: "facts",
    onPage: true,
    requirable: true,
    optional: true,
    label: m.product_storage,
    csv: {
      column: "storage",
      meaning: () => m.import_column_storage({ options: Object.keys(storages).join(", ") }),
      example: "cool_dry",
    },
  },
  /** Days that a new product lasts, as its maker says. */
  shelf_life_days: {
    kind: "amount",
    min: 1,
    max: maxExpiryDays,
    wrong: m.admin_product_shelf_life_wrong,
    section: "facts",
    onPage: true,
    requirable: true,
    optional: true,
    label: m.admin_product_shelf_life,
    csv: { column: "shelf_life_days", meaning: m.import_column_shelf_life, example: "10" },
  },
  allergens: {
    kind: "choices",
    options: allergens,
    section: "facts",
    onPage: true,
    requirable: true,
    optional: true,
    label: m.product_allergens,
    csv: {
      column: "allergens",
      meaning: () => m.import_column_allergens({ options: Object.keys(allergens).join(", ") }),
      example: "none",
    },
  },
  /** The weight as a number of `net_unit`; the price of a kilo or a litre is computed from it. */
  net_amount: {
    kind: "amount",
    requirable: true,
    wrong: m.admin_product_net_wrong,
    hint: m.admin_product_net_hint,
    section: "price",
    min: 1,
    max: maxNetAmount,
    label: m.admin_product_net_amount,
    csv: { column: "net_amount", meaning: m.import_column_net, example: "4" },
  },
  net_unit: {
    kind: "unit",
    section: "price",
    label: m.admin_product_net_unit,
    csv: { column: "net_unit", meaning: m.import_column_net, example: "pc" },
  },
  /** Sold by weight, in steps of `net_amount` grams. */
  is_weighed: {
    kind: "flag",
    hint: m.admin_product_weighed_hint,
    section: "price",
    label: m.admin_product_weighed,
    csv: { column: "weighed", meaning: m.import_column_weighed, example: "no" },
  },
  /** Whether this size is sold from the stock shared by its group. */
  shares_stock: {
    kind: "flag",
    section: "price",
    optional: true,
    label: m.admin_product_shares_stock,
    hint: m.admin_product_shares_stock_hint,
    csv: { column: "shares_stock", meaning: m.import_column_shares_stock, example: "no" },
  },
  /** Delivered only to areas that deliver perishables. */
  is_perishable: {
    kind: "flag",
    section: "price",
    label: m.admin_product_perishable,
    csv: { column: "perishable", meaning: m.import_column_perishable, example: "no" },
    inBulk: true,
  },
  description_en: {
    kind: "paragraphs",
    requirable: true,
    section: "texts",
    max: 5_000,
    label: m.admin_product_description_en,
    csv: {
      column: "description_en",
      meaning: m.import_column_descriptions,
      example: "Juicy limes from Sylhet.",
    },
  },
  description_bn: {
    kind: "paragraphs",
    requirable: true,
    section: "texts",
    max: 5_000,
    label: m.admin_product_description_bn,
    csv: { column: "description_bn", meaning: m.import_column_descriptions, example: "সিলেটের রসালো লেবু।" },
  },
  nutrition_en: {
    kind: "paragraphs",
    requirable: true,
    max: 5_000,
    label: m.admin_product_nutrition_en,
    hint: m.admin_product_nutrition_hint,
    section: "texts",
  },
  nutrition_bn: {
    kind: "paragraphs",
    requirable: true,
    max: 5_000,
    label: m.admin_product_nutrition_bn,
    hint: m.admin_product_nutrition_hint,
    section: "texts",
  },
  /** The regular price; a trigger computes the charged price from it and the offers. */
  price: {
    kind: "price",
    kiloLabel: m.admin_product_price_kilo,
    section: "price",
    max: maxPriceTaka,
    column: "regular_price_poisha",
    missing: m.admin_product_price_wrong,
    label: m.admin_product_price,
    csv: { column: "price", meaning: m.import_column_price, example: "30" },
  },
  originalPrice: {
    kind: "optionalPrice",
    kiloLabel: m.admin_product_original_price_kilo,
    section: "price",
    max: maxPriceTaka,
    column: "regular_original_poisha",
    label: m.admin_product_original_price,
    journalLabel: m.journal_field_originalPrice,
    csv: { column: "original_price", meaning: m.import_column_original_price, example: "40" },
  },
  /** Printed on the pack by its maker: neither price may be above it. */
  mrp: {
    kind: "optionalPrice",
    kiloLabel: m.admin_product_mrp_kilo,
    section: "price",
    max: maxPriceTaka,
    column: "mrp_poisha",
    onPage: true,
    requirable: true,
    optional: true,
    label: m.admin_product_mrp,
    csv: { column: "mrp", meaning: m.import_column_mrp, example: "45" },
  },
  /** Pieces; null if uncounted. */
  stock: {
    kind: "amount",
    wrong: m.admin_product_stock_wrong,
    hint: m.admin_product_stock_hint,
    kiloLabel: m.admin_product_stock_kilos,
    min: 0,
    max: maxStock,
    label: m.admin_product_stock,
    csv: { column: "stock", meaning: m.import_column_stock, example: "120" },
  },
  /** The stock at or below which it is low, in pieces; null for `fewLeft`. */
  low_stock: {
    kind: "amount",
    wrong: m.admin_product_stock_wrong,
    hint: () => m.admin_product_low_stock_hint({ count: formatNumber(fewLeft) }),
    kiloLabel: m.admin_product_low_stock_kilos,
    section: "price",
    min: 0,
    max: maxStock,
    label: m.admin_product_low_stock,
    csv: { column: "low_stock", meaning: m.import_column_low_stock, example: "10" },
  },
  is_featured: {
    kind: "flag",
    section: "place",
    label: m.admin_product_featured,
    journalLabel: m.journal_field_is_featured,
    csv: { column: "featured", meaning: m.import_column_flags, example: "no" },
    inList: true,
    inBulk: true,
  },
  is_new_arrival: {
    kind: "flag",
    initial: true,
    section: "place",
    label: m.common_new,
    journalLabel: m.journal_field_is_new_arrival,
    csv: { column: "new_arrival", meaning: m.import_column_flags, example: "yes" },
    inList: true,
    inBulk: true,
  },
  is_top_selling: {
    kind: "flag",
    section: "place",
    label: m.admin_product_top,
    journalLabel: m.journal_field_is_top_selling,
    csv: { column: "top_selling", meaning: m.import_column_flags, example: "no" },
    inList: true,
    inBulk: true,
  },
  is_archived: {
    kind: "flag",
    label: m.admin_product_archived,
    csv: { column: "archived", meaning: m.import_column_archived, example: "no" },
  },
} as const satisfies Record<string, ProductField>;

type FieldTable = typeof productFields;
export type ProductFieldName = keyof FieldTable;
export type KindOf<Name extends ProductFieldName> = FieldTable[Name]["kind"];
export type NamesWith<Properties> = {
  [Name in ProductFieldName]: FieldTable[Name] extends Properties ? Name : never;
}[ProductFieldName];

export const fieldNames = Object.keys(productFields) as ProductFieldName[];
export const fieldOf = (name: ProductFieldName): ProductField => productFields[name];

export const pageFields = fieldNames.filter((name) => fieldOf(name).onPage) as NamesWith<{ onPage: true }>[];

export type RequirableField = NamesWith<{ requirable: true }>;
export const requirableFields = fieldNames.filter((name) => fieldOf(name).requirable) as RequirableField[];

export const optionalFields = fieldNames.filter((name) => fieldOf(name).optional) as NamesWith<{
  optional: true;
}>[];

/** Chosen options once each, in their own order; `none` only alone. */
export function orderOptions({ options = {} }: ProductField, chosen: string[]): string[] {
  const known = Object.keys(options).filter((code) => chosen.includes(code));
  return known.length > 1 ? known.filter((code) => code !== "none") : known;
}

const emptyValues: Partial<Record<ProductField["kind"], string | boolean | unknown[]>> = {
  line: "",
  paragraphs: "",
  barcode: "",
  country: "",
  choice: "",
  choices: [],
  categories: [],
  flag: false,
};

/** The stored value of an empty field. */
export const emptyValue = (name: ProductFieldName) => emptyValues[fieldOf(name).kind] ?? null;

export type FlagName = NamesWith<{ kind: "flag" }>;
const flagsWith = (property: "kind" | "inList" | "inBulk") =>
  fieldNames.filter((name) => fieldOf(name).kind === "flag" && fieldOf(name)[property]);
export const flagNames = flagsWith("kind") as FlagName[];
export const listFlags = flagsWith("inList") as NamesWith<{ inList: true }>[];
export const bulkFlags = flagsWith("inBulk") as NamesWith<{ inBulk: true }>[];

type CsvColumnOf<Name extends ProductFieldName> = FieldTable[Name] extends { csv: { column: infer Column } }
  ? Column
  : never;
export type CsvColumn = { [Name in ProductFieldName]: CsvColumnOf<Name> }[ProductFieldName];
export const csvFields = fieldNames.filter((name) => fieldOf(name).csv);
export const csvColumnOf = (name: ProductFieldName) => fieldOf(name).csv?.column as CsvColumn;

export type ColumnOf<Name> = Name extends ProductFieldName
  ? FieldTable[Name] extends { column: infer Column extends string }
    ? Column
    : Name
  : never;
/** A product's fields by database column. */
export type StoredFields = { [Name in ProductFieldName as ColumnOf<Name>]: ValueOfKind[KindOf<Name>] };
export const columnOf = <Name extends ProductFieldName>(name: Name) =>
  (fieldOf(name).column ?? name) as ColumnOf<Name>;
