import type { Locale } from "#src/language/locale.ts";
import type { netUnits } from "../admin/rules.ts";

/** The stored value of each kind of field. */
export type ValueOfKind = {
  /** One line of at most `max` characters. */
  line: string;
  /** Several lines of at most `max` characters together. */
  paragraphs: string;
  /** The id of a category; CSV files and the journal show its name. */
  category: number;
  /** The ids of further categories; CSV files and the journal show their names. */
  categories: number[];
  /** A whole number from `min` to `max`, or null. */
  amount: number | null;
  unit: (typeof netUnits)[number] | null;
  /** A GTIN; empty if unknown. One that was stored before check digits were checked may be invalid. */
  barcode: string;
  /** ISO 3166-1 alpha-2; empty if unknown. */
  country: string;
  /** A key of `options`; empty if unknown. */
  choice: string;
  /** Keys of `options`, in their order; empty if unknown. `none` stands alone. */
  choices: string[];
  /** A boolean; 1 or 0 in the API. */
  flag: boolean;
  /** The database stores poisha, the API uses taka. */
  price: number;
  optionalPrice: number | null;
};

/** A text in the language of the page, or in the given one. */
export type OptionLabel = (inputs?: object, options?: { locale?: Locale }) => string;

export type ProductField = {
  kind: keyof ValueOfKind;
  label: () => string;
  /** A longer label for the journal. */
  journalLabel?: () => string;
  /** The database column, if its name differs. */
  column?: string;
  /** The smallest number. */
  min?: number;
  /** The largest number: of characters, of ids, of an amount, or of taka, by kind. */
  max?: number;
  /** The error if a required field is missing. */
  missing?: () => string;
  /** The error if the text is not a valid number. */
  wrong?: () => string;
  /** The section of the form. */
  section?: "names" | "price" | "place" | "facts" | "texts";
  /** The hint below the field. */
  hint?: () => string;
  /** The label for goods sold by weight, which are typed per kilo or in kilos. */
  kiloLabel?: () => string;
  /** A flag that is on for a new product. */
  initial?: true;
  /** The page of the product shows it. */
  onPage?: true;
  /** The labels of a `choice` or of `choices`, by code. */
  options?: Record<string, OptionLabel>;
  /** A category may require it. */
  requirable?: true;
  /** A program that creates a product may omit it. */
  optional?: true;
  /** Disables auto-capitalisation and spell checking. */
  isCode?: true;
  /** The column of a CSV file; adjacent columns may share `meaning`. */
  csv?: { column: string; meaning: () => string; example: string };
  /** A flag that staff can switch in the list of products. */
  inList?: true;
  /** A flag that a bulk change can set. */
  inBulk?: true;
};
