import { locales } from "#src/language/locale.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { cleanLine, cleanText } from "#src/language/text.ts";
import { netUnits } from "../admin/rules.ts";
import { findCountryCode } from "../product/countries.ts";
import {
  columnOf,
  csvColumnOf,
  csvFields,
  emptyValue,
  fieldOf,
  orderOptions,
  type ProductFieldName,
  type StoredFields,
} from "../product/fields.ts";
import { cleanBarcode, isGtin, isShortened } from "../product/gtin.ts";
import type { ProductField } from "../product/product-field.ts";
import type { CellProblem, Cells, RowProblem } from "./rules.ts";

export type ImportedFields = Partial<Omit<StoredFields, "sku">>;

/** Category ids by slug and by both names, in lower case. */
export type CategoryNames = ReadonlyMap<string, number>;

export type ReadRow = { sku: string; fields: ImportedFields } | { problem: RowProblem };

class InvalidCell extends Error {
  readonly code: CellProblem;
  constructor(code: CellProblem) {
    super(code);
    this.code = code;
  }
}

/** Parses the cells of a row. An empty cell keeps the stored value; "-" clears an optional field. */
export function readRow(cells: Cells, categories: CategoryNames): ReadRow {
  const fields: Partial<StoredFields> = {};
  for (const name of csvFields) {
    const column = csvColumnOf(name);
    const text = withoutApostrophe(cells[column] ?? "");
    if (text === "") continue;
    if (isGarbled(text)) return { problem: { column, code: "garbled" } };
    try {
      Object.assign(fields, { [columnOf(name)]: readCell(name, text, categories) });
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      return { problem: { column, code: error.code } };
    }
  }
  const { sku, ...others } = fields;
  if (sku === undefined) return { problem: { column: "sku", code: "missing" } };
  if ((fields.net_amount === null) !== (fields.net_unit === null))
    return { problem: { column: "net_unit", code: "not_unit" } };
  return { sku, fields: others };
}

/** Removes the apostrophe that an export adds to prevent formulas in spreadsheets. */
const withoutApostrophe = (text: string): string =>
  text.trim().replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, "");

/** Detects lost Bengali: question marks, replacement characters, or UTF-8 read as Windows-1252 ("à¦" or "à§"). */
const isGarbled = (text: string): boolean => /\uFFFD|à[¦§]|(?<![\p{L}\p{M}\p{N}?!])\?{2,}/u.test(text);

const isDash = (text: string) => text === "-" || text === "–";

const cellReaders: Record<
  Exclude<ProductField["kind"], "category" | "categories">,
  (text: string, field: ProductField) => StoredFields[keyof StoredFields]
> = {
  line: (text, field) => checkLength(cleanLine(text), field),
  paragraphs: (text, field) => checkLength(cleanText(text), field),
  amount: readAmount,
  unit: readUnit,
  barcode: readBarcode,
  country: (text) => requireKnown(findCountryCode(text), "not_country"),
  choice: (text, field) => readOption(text, field),
  choices: (text, field) =>
    orderOptions(
      field,
      text.split(/[,;|/]/).map((part) => readOption(part, field)),
    ),
  flag: readFlag,
  price: readPrice,
  optionalPrice: readPrice,
};

function readCell(name: ProductFieldName, text: string, categories: CategoryNames) {
  const field = fieldOf(name);
  if (field.kind === "category") return requireKnown(categories.get(text.toLowerCase()), "no_category");
  const isOptional = !field.missing && field.kind !== "flag";
  if (isOptional && isDash(text)) return emptyValue(name);
  if (field.kind === "categories") return readFurtherCategories(text, field, categories);
  return cellReaders[field.kind](text, field);
}

/** Reads slugs or names of existing categories, separated by commas, semicolons or bars. */
function readFurtherCategories(text: string, { max }: ProductField, categories: CategoryNames): number[] {
  const ids = text
    .split(/[;|,]/)
    .map((part) => requireKnown(categories.get(part.trim().toLowerCase()), "no_category"));
  // A category that this import will create has a negative id.
  if (ids.some((id) => id < 0)) throw new InvalidCell("no_category");
  return [...new Set(ids)].slice(0, max);
}

function checkLength(text: string, { max = 0 }: ProductField): string {
  if (text.length > max) throw new InvalidCell("too_long");
  if (text === "") throw new InvalidCell("missing");
  return text;
}

function requireKnown<Value>(value: Value | undefined, code: CellProblem): Value {
  if (value === undefined) throw new InvalidCell(code);
  return value;
}

/** Normalises a barcode. Invalid ones stay: they may be stored from before check digits were validated. */
function readBarcode(text: string, field: ProductField): string {
  if (isShortened(text)) throw new InvalidCell("shortened");
  const clean = cleanBarcode(text);
  return isGtin(clean) ? clean : checkLength(cleanLine(text), field);
}

/** The code of an option by code or label, in either language. */
function readOption(text: string, { options = {} }: ProductField): string {
  const searchedName = text.trim().normalize("NFC").toLowerCase();
  const found = Object.entries(options).find(([code, label]) => {
    const names = [code, ...locales.map((language) => label({}, { locale: language }))];
    return names.some((name) => name.toLowerCase() === searchedName);
  });
  return requireKnown(found?.[0], "not_option");
}

/** Parses taka: "1,250", "৳৪৮.৫০", and with a decimal comma as Excel writes in some countries. */
function readPrice(text: string, { max = 0 }: ProductField): number {
  const plain = toLatinDigits(text)
    .replace(/^(৳|tk\.?|bdt)\s*/i, "")
    .replace(/,(?=\d{1,2}$)/, ".")
    .replace(/[,\s](?=\d{2,3}\b)/g, "");
  const taka = Number(plain);
  if (!/^\d+(\.\d{1,2})?$/.test(plain) || taka <= 0 || taka > max) throw new InvalidCell("not_price");
  return toPoisha(taka);
}

function readAmount(text: string, { min = 0, max = 0 }: ProductField): number {
  const plain = toLatinDigits(text).replace(/[,\s](?=\d{2,3}\b)/g, "");
  const value = Number(plain);
  if (!/^\d+$/.test(plain) || value < min || value > max)
    throw new InvalidCell(min > 0 ? "not_amount" : "not_stock");
  return value;
}

function readUnit(text: string) {
  const found = netUnits.find((unit) => unit === text.toLowerCase());
  if (!found) throw new InvalidCell("not_unit");
  return found;
}

const yesWords = ["1", "yes", "true", "হ্যাঁ", "১"];
const noWords = ["0", "no", "false", "না", "০", "-"];

function readFlag(text: string): boolean {
  const word = text.toLowerCase();
  if (!yesWords.includes(word) && !noWords.includes(word)) throw new InvalidCell("not_flag");
  return yesWords.includes(word);
}
