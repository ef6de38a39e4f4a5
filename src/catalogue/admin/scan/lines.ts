import { readKilos, readStock } from "#src/catalogue/admin/components/read-cell.ts";
import { type StepGrams, toStoredStock } from "#src/catalogue/admin/shown-amounts.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { draftPrefix, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { ScannedProduct } from "../barcodes/contract.ts";

export type ScanKind = "received" | "counted";

type ScanProduct = Pick<
  ScannedProduct,
  "id" | "names" | "weights" | "image" | "tint" | "step_grams" | "stock"
>;

/** A scanned code, and its state until it is saved as a stock movement. */
export type ScanLine = {
  /** The idempotency key of its movement. */
  key: string;
  code: string;
  /** Pieces as typed, or kilos of goods sold by weight. */
  typed: string;
  /**
   * `finding`: the product is being loaded, or loading failed. `unknown`: no product has this code,
   * `several`: more than one has it.
   * `open`: the number can be edited. `unsaved`: no answer arrived, so it can only be sent again.
   */
  step: "finding" | "unknown" | "several" | "open" | "saving" | "unsaved" | "saved" | "undone";
  product?: ScanProduct;
  /** The products to choose from at the step `several`. */
  several?: ScanProduct[];
  problem?: string | undefined;
  /** The stock after saving, in pieces; null if it is not counted. */
  stock?: number | null;
  /** The id of the movement, to undo it; null if the stock stayed the same. */
  movement?: number | null;
};

/** The maximum number of lines stored on the device. */
const maxLines = 200;

const storageKey = (kind: ScanKind) => `${draftPrefix}scan-${kind}`;

/** The lines stored on this device. A line that was being saved when the page was left is `unsaved`. */
export function readLines(kind: ScanKind): ScanLine[] {
  const stored = readStored(storageKey(kind));
  if (!Array.isArray(stored)) return [];
  return (stored as ScanLine[]).map((line) => (line.step === "saving" ? { ...line, step: "unsaved" } : line));
}

export const storeLines = (kind: ScanKind, lines: ScanLine[]) =>
  writeStored(storageKey(kind), lines.length > 0 ? lines : undefined);

export const toScanProduct = (product: ScannedProduct): ScanProduct => {
  const { id, names, weights, image, tint, step_grams, stock } = product;
  return { id, names, weights, image, tint, step_grams, stock };
};

/** The lines after a scan: a new line, or one more piece on the newest line if it is open and has this code. */
export function addScan(lines: ScanLine[], kind: ScanKind, code: string): ScanLine[] {
  const [newest, ...olderLines] = lines;
  if (newest?.code === code && (newest.step === "open" || newest.step === "finding")) {
    if (kind === "counted" || newest.product?.step_grams) return lines;
    return [
      { ...newest, typed: String((readWholeNumber(newest.typed) ?? 0) + 1), problem: undefined },
      ...olderLines,
    ];
  }
  // Drops the previous line if no number was entered.
  const previousLines = newest?.step === "open" && newest.typed === "" ? olderLines : lines;
  const line = {
    key: crypto.randomUUID(),
    code,
    typed: kind === "received" ? "1" : "",
    step: "finding",
  } as const;
  return [line, ...previousLines].slice(0, maxLines);
}

/** The typed number in pieces; undefined if it cannot be saved. */
export function readPieces({ typed, product }: ScanLine, kind: ScanKind): number | undefined {
  const step: StepGrams = product?.step_grams ?? null;
  const input = (step ? readKilos : readStock)(typed);
  if (!input.ok || input.value === null) return undefined;
  const pieces = toStoredStock(input.value, step);
  const minPieces = kind === "counted" ? 0 : 1;
  return pieces < minPieces ? undefined : pieces;
}
