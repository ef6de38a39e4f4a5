import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { cleanLine, cleanText } from "#src/language/text.ts";
import { maxDescription, maxPrice, maxProductName, maxSku, maxStock, maxWeight } from "../admin/rules.ts";
import type { CellProblem, Cells, ImportColumn, RowProblem } from "./rules.ts";

/** Fields of a product by the names of its columns in the database. */
export type ImportedFields = Partial<{
  category_id: number;
  name_en: string;
  name_bn: string;
  weight_en: string;
  weight_bn: string;
  net_amount: number | null;
  net_unit: "g" | "ml" | "pc" | null;
  is_weighed: boolean;
  is_perishable: boolean;
  description_en: string;
  description_bn: string;
  price_poisha: number;
  original_price_poisha: number | null;
  stock: number | null;
  is_featured: boolean;
  is_new_arrival: boolean;
  is_top_selling: boolean;
  is_archived: boolean;
}>;

/** Categories by slug and by both names, in small letters. */
export type CategoryNames = ReadonlyMap<string, number>;

export type ReadRow = { sku: string; fields: ImportedFields } | { problem: RowProblem };

class Wrong extends Error {
  readonly code: CellProblem;
  constructor(code: CellProblem) {
    super(code);
    this.code = code;
  }
}

/** Reads the cells of one line. An empty cell leaves what is there; "-" empties what may be empty. */
export function readRow(cells: Cells, categories: CategoryNames): ReadRow {
  const fields: ImportedFields = {};
  for (const [column, read] of readers) {
    const text = bare(cells[column] ?? "");
    if (text === "") continue;
    if (isGarbled(text)) return { problem: { column, code: "garbled" } };
    try {
      Object.assign(fields, read(text, categories));
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      return { problem: { column, code: error.code } };
    }
  }
  const sku = cleanLine(bare(cells.sku ?? ""));
  if (!sku) return { problem: { column: "sku", code: "missing" } };
  if (sku.length > maxSku) return { problem: { column: "sku", code: "too_long" } };
  if ((fields.net_amount === null) !== (fields.net_unit === null))
    return { problem: { column: "net_unit", code: "not_unit" } };
  return { sku, fields };
}

/** Without the apostrophe that an export puts before what a spreadsheet would take for a formula. */
const bare = (text: string): string => text.trim().replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, "");

/**
 * Whether a text was saved in an encoding without Bengali: question marks in place of letters, replacement characters, or UTF-8 that was
 * read as Windows-1252 (Bengali letters then begin with "à¦" or "à§").
 */
const isGarbled = (text: string): boolean => /\uFFFD|à[¦§]|(?<![\p{L}\p{M}\p{N}?!])\?{2,}/u.test(text);

const isNothing = (text: string) => text === "-" || text === "–";

const lineOf =
  (column: "name_en" | "name_bn" | "weight_en" | "weight_bn", most: number) => (text: string) => ({
    [column]: within(cleanLine(text), most),
  });
const paragraphsOf = (column: "description_en" | "description_bn") => (text: string) => ({
  [column]: isNothing(text) ? "" : within(cleanText(text), maxDescription),
});
const flagOf =
  (
    column:
      | "is_weighed"
      | "is_perishable"
      | "is_featured"
      | "is_new_arrival"
      | "is_top_selling"
      | "is_archived",
  ) =>
  (text: string) => ({
    [column]: flag(text),
  });

const readers: [ImportColumn, (text: string, categories: CategoryNames) => ImportedFields][] = [
  ["category", (text, categories) => ({ category_id: known(categories.get(text.toLowerCase())) })],
  ["name_en", lineOf("name_en", maxProductName)],
  ["name_bn", lineOf("name_bn", maxProductName)],
  ["weight_en", lineOf("weight_en", maxWeight)],
  ["weight_bn", lineOf("weight_bn", maxWeight)],
  ["net_amount", (text) => ({ net_amount: isNothing(text) ? null : whole(text, 1, "not_amount") })],
  ["net_unit", (text) => ({ net_unit: isNothing(text) ? null : unit(text) })],
  ["weighed", flagOf("is_weighed")],
  ["perishable", flagOf("is_perishable")],
  ["description_en", paragraphsOf("description_en")],
  ["description_bn", paragraphsOf("description_bn")],
  ["price", (text) => ({ price_poisha: price(text) })],
  ["original_price", (text) => ({ original_price_poisha: isNothing(text) ? null : price(text) })],
  ["stock", (text) => ({ stock: isNothing(text) ? null : whole(text, 0, "not_stock") })],
  ["featured", flagOf("is_featured")],
  ["new_arrival", flagOf("is_new_arrival")],
  ["top_selling", flagOf("is_top_selling")],
  ["archived", flagOf("is_archived")],
];

function within(text: string, most: number): string {
  if (text.length > most) throw new Wrong("too_long");
  if (text === "") throw new Wrong("missing");
  return text;
}

function known(category: number | undefined): number {
  if (category === undefined) throw new Wrong("no_category");
  return category;
}

/** Taka as one writes them: "1,250", "৳৪৮.৫০", and with a comma before poisha as Excel does in some countries. */
function price(text: string): number {
  const plain = toLatinDigits(text)
    .replace(/^(৳|tk\.?|bdt)\s*/i, "")
    .replace(/,(?=\d{1,2}$)/, ".")
    .replace(/[,\s](?=\d{2,3}\b)/g, "");
  const taka = Number(plain);
  if (!/^\d+(\.\d{1,2})?$/.test(plain) || taka <= 0 || taka > maxPrice) throw new Wrong("not_price");
  return toPoisha(taka);
}

function whole(text: string, least: number, code: CellProblem): number {
  const plain = toLatinDigits(text).replace(/[,\s](?=\d{2,3}\b)/g, "");
  const value = Number(plain);
  if (!/^\d+$/.test(plain) || value < least || value > maxStock) throw new Wrong(code);
  return value;
}

function unit(text: string): "g" | "ml" | "pc" {
  const found = (["g", "ml", "pc"] as const).find((one) => one === text.toLowerCase());
  if (!found) throw new Wrong("not_unit");
  return found;
}

const yes = ["1", "yes", "true", "হ্যাঁ", "১"];
const no = ["0", "no", "false", "না", "০", "-"];

function flag(text: string): boolean {
  const word = text.toLowerCase();
  if (!yes.includes(word) && !no.includes(word)) throw new Wrong("not_flag");
  return yes.includes(word);
}
