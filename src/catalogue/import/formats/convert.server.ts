import { createHash } from "node:crypto";
import { csvColumnOf, csvFields, fieldOf } from "#src/catalogue/product/fields.ts";
import { isGtin } from "#src/catalogue/product/gtin.ts";
import type { ProductField } from "#src/catalogue/product/product-field.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { cleanLine } from "#src/language/text.ts";
import { type Cells, maxImportPictures } from "../rules.ts";
import {
  type ConversionNote,
  cellAt,
  type Header,
  type Mapping,
  type ShopFormat,
  type SkipReason,
  type SourceProduct,
} from "./format.ts";
import { htmlToText } from "./plain-text.server.ts";
import { parseSize, parseWeightColumn, type Size } from "./sizes.ts";

/** A row in our columns. `category` is the category path of the other shop's file, not yet one of ours. */
export type ConvertedRow = {
  row: number;
  cells: Cells;
  category: string;
  pictures: string[];
  notes: ConversionNote[];
};
export type SkippedRow = { row: number; skip: SkipReason };

const fields = csvFields.map((name) => ({ column: csvColumnOf(name), field: fieldOf(name) as ProductField }));

/** Converts a product of another shop to a row in our columns, or returns why its row is skipped. */
export function convertProduct(
  source: SourceProduct,
  mapping: Mapping,
  header: Header,
  format: ShopFormat,
): ConvertedRow | SkippedRow {
  if ("skip" in source) return source;
  const notes = new Set<ConversionNote>();
  const cells: Cells = {};
  for (const { column, field } of fields) {
    const columnIndex = mapping[column];
    if (columnIndex === undefined) continue;
    const text = convertCell(cellAt(source.cells, columnIndex), field);
    if (text.length > (field.max ?? Number.POSITIVE_INFINITY) && isText(field)) notes.add("shortened");
    cells[column] = isText(field) ? shorten(text, field.max) : text;
  }
  if (!setNames(cells, source, notes)) return { row: source.row, skip: "no_name" };
  setSizeGroup(cells, source);
  cells.sku ||= generateSku(source, format, notes);
  // The barcode is dropped unless it is a valid GTIN.
  if (cells.barcode && !isGtin(cells.barcode)) cells.barcode = "";
  setPrices(cells, source);
  setSize(cells, findSize(source, mapping, header), notes);
  if (source.isSoldOut) cells.stock ||= "0";
  if (source.isArchived) {
    cells.archived = "yes";
    notes.add("archived");
  }
  const path = pathOf(cells.category ?? "", format);
  delete cells.category;
  return { row: source.row, cells, category: path, pictures: picturesOf(source, mapping), notes: [...notes] };
}

const isText = ({ kind }: ProductField) => kind === "line" || kind === "paragraphs";

/** Converts a cell to the format of our own files; empty if it has no usable value. */
function convertCell(text: string, field: ProductField): string {
  // Excel puts an apostrophe before numbers that are stored as text: '0123.
  const bareText = text.replace(/^'(?=\S)/, "");
  switch (field.kind) {
    case "line":
      return field.isCode ? toCode(bareText) : cleanLine(htmlToText(bareText)).replace(/^no brand$/i, "");
    case "paragraphs":
      return htmlToText(bareText);
    case "price":
    case "optionalPrice":
      return toPrice(bareText);
    case "amount":
      return toAmount(bareText, field);
    case "flag":
      return toFlag(bareText);
    default:
      return bareText;
  }
}

/** An SKU or barcode; empty if Excel shortened the number to 8.94E+12, which loses digits. */
const toCode = (text: string) => (/^\d[.,]\d+E\+\d+$/i.test(text) ? "" : cleanLine(text).replace(/\.0$/, ""));

/** A price in taka with at most two decimals; empty unless it is above 0. */
function toPrice(text: string): string {
  const plain = toLatinDigits(text)
    .replace(/[^\d.,]/g, "")
    // A decimal comma; other commas separate thousands.
    .replace(/,(?=\d{1,2}$)/, ".")
    .replaceAll(",", "");
  const taka = Number(plain);
  return taka > 0 ? String(Math.round(taka * 100) / 100) : "";
}

/** A whole number within the field's limits, rounded down: "12.0000" is 12, and a negative stock is 0. */
function toAmount(text: string, { min = 0, max = 0 }: ProductField): string {
  const number = Number(toLatinDigits(text).replace(/,(?=\d{3}\b)/g, ""));
  if (text === "" || Number.isNaN(number)) return "";
  const whole = Math.floor(number);
  if (whole < min) return min === 0 ? "0" : "";
  return String(Math.min(whole, max));
}

function toFlag(text: string): string {
  if (/^(1|yes|true|active|হ্যাঁ)$/i.test(text)) return "yes";
  return /^(0|-1|no|false|inactive|না)$/i.test(text) ? "no" : "";
}

/** Shortens a text to `max` characters, if possible at the end of a word. */
function shorten(text: string, max = 0): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const lastSpace = cut.search(/\s\S*$/);
  return `${lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

type SoldProduct = Exclude<SourceProduct, { skip: SkipReason }>;

/** Makes variants sizes of one product; the variant's name becomes the weight, which distinguishes the sizes. */
function setSizeGroup(cells: Cells, { group, variant }: SoldProduct): void {
  if (!group || !variant) return;
  cells.size_group ||= shorten(cleanLine(group), fieldOf("size_group").max);
  const size = isBareSize.test(variant) ? parseSize(variant) : undefined;
  cells.weight_en = size?.en ?? shorten(cleanLine(variant), fieldOf("weight_en").max);
  cells.weight_bn = size?.bn ?? cells.weight_en;
}

/** Matches "5 kg", but not "Large, over 1 kg". */
const isBareSize = /^\s*[\d.,]+\s?\p{L}+\s*$/u;

/** Fills in both names. A variant without a size group is appended to the name. Returns false without any name. */
function setNames(
  cells: Cells,
  { variant: ownVariant, group }: SoldProduct,
  notes: Set<ConversionNote>,
): boolean {
  const variant = group ? "" : ownVariant;
  const { name_en: english = "", name_bn: bengali = "" } = cells;
  if (!english && !bengali) return false;
  if (!english || !bengali) notes.add("name_bn");
  cells.name_en = withVariant(english || bengali, variant);
  cells.name_bn = withVariant(bengali || english, variant);
  return true;
}

const maxNameLength = fieldOf("name_en").max ?? 0;

function withVariant(name: string, variant: string): string {
  if (!variant) return name;
  const suffix = ` – ${cleanLine(variant)}`.slice(0, maxNameLength / 2);
  return `${shorten(name, maxNameLength - suffix.length)}${suffix}`;
}

const maxSkuLength = 60;

function generateSku({ key }: SoldProduct, { prefix }: ShopFormat, notes: Set<ConversionNote>): string {
  notes.add("sku");
  const slug = key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  // A key with other characters, or a long one, gets a hash, because shortened keys could be equal.
  const isWhole = /^[\w\s-]*$/.test(key) && slug.length <= maxSkuLength;
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
  return [prefix, slug.slice(0, maxSkuLength), ...(isWhole ? [] : [hash])].filter(Boolean).join("-");
}

/** Converts a usual price and a reduced price, as other shops have them, to our original price and price. */
function setPrices(cells: Cells, { hasNoSale }: SoldProduct): void {
  const reduced = hasNoSale && cells.original_price ? "" : cells.price;
  const usual = cells.original_price;
  cells.price = reduced || usual || "";
  cells.original_price = reduced && usual && Number(usual) > Number(reduced) ? usual : "";
}

/** The size in the variant, the names or the weight; otherwise the weight column, which may include the packaging. */
function findSize({ variant, cells }: SoldProduct, mapping: Mapping, header: Header): Size | undefined {
  const texts = [mapping.name_en, mapping.name_bn, mapping.weight_en].map((column) => cellAt(cells, column));
  const sizeInText = [variant, ...texts].map(parseSize).find((size) => size !== undefined);
  const weightColumn = mapping.net_amount;
  if (sizeInText || weightColumn === undefined) return sizeInText;
  return parseWeightColumn(cellAt(cells, weightColumn), header.names[weightColumn] ?? "");
}

/** Sets the net amount and unit unless the file has both, and fills in empty weights. */
function setSize(cells: Cells, size: Size | undefined, notes: Set<ConversionNote>): void {
  const hasNetAmount = cells.net_amount && cells.net_unit;
  if (!hasNetAmount) {
    cells.net_amount = size ? String(size.amount) : "";
    cells.net_unit = size?.unit ?? "";
  }
  if (!size) return;
  if (!hasNetAmount) notes.add("size");
  cells.weight_en ||= size.en;
  cells.weight_bn ||= size.bn;
}

/** The deepest of several category paths: "Food > Rice" of "Offers, Food > Rice". */
function pathOf(text: string, { listsCategories }: ShopFormat): string {
  // A comma within the name of a category is escaped: "\,".
  const texts = listsCategories ? text.split(/(?<!\\),/) : [text];
  const paths = texts.map((path) =>
    path.replaceAll("\\,", ",").split(/[>›»]/).map(cleanLine).filter(Boolean),
  );
  const [deepest = []] = paths.toSorted((a, b) => b.length - a.length);
  return deepest.join(" > ");
}

/** The distinct URLs of the product's pictures, at most `maxImportPictures.product`. */
function picturesOf({ cells, pictures }: SoldProduct, { pictures: picturesColumn }: Mapping): string[] {
  if (picturesColumn === undefined) return [];
  const texts = pictures ?? cellAt(cells, picturesColumn).split(/[\s,;|](?=https?:)/);
  const urls = texts
    .map((text) => text.trim().replace(/[,;|]$/, ""))
    .filter((url) => /^https?:\/\//i.test(url));
  return [...new Set(urls)].slice(0, maxImportPictures.product);
}
