import { equalBarcodes } from "#src/catalogue/product/equal-barcodes.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { readGrams } from "#src/language/numbers/read-grams.ts";
import {
  type DraftLine,
  lineError,
  toDraftLines,
  totalOfLine,
} from "#src/orders/admin/editing/edit-draft.ts";
import { draftPrefix, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { OpenPacking } from "./contract.ts";

/** A line of an order while it is packed. */
export type BagLine = DraftLine & {
  /** Ticked: it is in the bag. */
  packed: boolean;
  category: string;
  /** Its name in the shop's other language. */
  otherName?: string;
  /** Pieces in stock; undefined if not counted. */
  left?: number | undefined;
  /** The pieces ordered. */
  ordered: number;
  /** What a scanner can read on its pack or label. */
  codes?: string[];
  /** The pieces scanned into the bag. */
  scanned?: number;
  /** Not found, or not in full. */
  missing?: boolean;
  /** The grams above the tolerance that the customer has accepted. */
  agreed?: number;
};

/** Stored on the device; `revision` is that of the order when the bag was packed. */
type StoredBag = { revision: number; lines: BagLine[] };

const storageKey = ({ order }: OpenPacking) => `${draftPrefix}packing-${order.id}`;

/** The order's lines with the draft stored on this device; after a colleague's change only its weights. */
export function restoreBag(packing: OpenPacking): BagLine[] {
  const byItem = new Map(toDraftLines(packing.order).map((line) => [line.item, line]));
  const stored = readStored(storageKey(packing)) as StoredBag | undefined;
  const storedLines = stored?.lines ?? [];
  const isSameRevision = stored?.revision === packing.order.revision;
  return packing.lines.flatMap(({ item, category, packed, left, codes, other_name: otherName }) => {
    const line = byItem.get(item);
    if (!line) return [];
    const storedLine = storedLines.find((line) => line.item === item);
    const current = { ...line, packed, category, left, codes, otherName, ordered: line.quantity };
    const weighed = line.weighed === "" && storedLine?.weighed ? { weighed: storedLine.weighed } : {};
    if (!isSameRevision) return [{ ...current, ...weighed }];
    const replacements = storedLines.filter((line) => line.item === undefined && line.replaces === item);
    return [{ ...current, ...weighed, ...storedChanges(storedLine) }, ...replacements];
  });
}

/** What the packer noted of a line besides its weight. */
function storedChanges(storedLine: BagLine | undefined): Partial<BagLine> {
  if (!storedLine) return {};
  const { quantity, out = false, missing = false, scanned = 0, agreed } = storedLine;
  return { quantity, out, missing, scanned, ...(agreed !== undefined && { agreed }) };
}

export const storeBag = (packing: OpenPacking, lines: BagLine[]) =>
  writeStored(storageKey(packing), { revision: packing.order.revision, lines } satisfies StoredBag);

export const clearBag = (packing: OpenPacking) => writeStored(storageKey(packing), undefined);

/** A line's grams: weighed, ordered, and the range that needs no call. */
export function weightsOf({ stepGrams = 0, quantity, weighed = "" }: BagLine, tolerance: number) {
  const ordered = stepGrams * quantity;
  const gramsAt = (percent: number) => Math.floor((ordered * (100 + percent)) / 100);
  return { grams: readGrams(weighed), ordered, least: gramsAt(-tolerance), most: gramsAt(tolerance) };
}

/** The amount in taka by which a line exceeds its estimate; 0 within the tolerance. */
export function excessOverEstimate(line: BagLine, tolerance: number): number {
  const { grams } = weightsOf(line, tolerance);
  if (line.out || grams === undefined || !line.stepGrams) return 0;
  const estimate = toPoisha(line.product.price) * line.quantity;
  const current = toPoisha(totalOfLine(line));
  return current > Math.floor((estimate * (100 + tolerance)) / 100) ? (current - estimate) / 100 : 0;
}

/** Whether a line is above the tolerance without the customer's consent. */
export const needsConsent = (line: BagLine, tolerance: number): boolean =>
  excessOverEstimate(line, tolerance) > 0 && line.agreed !== weightsOf(line, tolerance).grams;

const isWeighed = ({ stepGrams, weighed = "" }: BagLine) =>
  stepGrams === undefined || readGrams(weighed) !== undefined;

/** Whether something of a line is still to be done before the order is packed. */
export const isLineOpen = (line: BagLine, tolerance: number): boolean =>
  !line.out &&
  (!line.packed || !isWeighed(line) || lineError(line) !== undefined || needsConsent(line, tolerance));

/** The total of the packed lines in taka, with the delivery fee and less the discount. */
export function packedTotal(
  lines: BagLine[],
  { fee = 0, discount = 0 }: { fee?: number; discount?: number },
): number {
  const packedLines = lines.filter(({ out, packed }) => packed && !out);
  const linesPoisha = packedLines.reduce((sum, line) => sum + toPoisha(totalOfLine(line)), 0);
  return Math.max(0, linesPoisha + toPoisha(fee) - toPoisha(discount)) / 100;
}

/** The line of a scanned product, preferably one that is not packed yet; undefined if the order does not have it. */
export function findLineByCode(lines: BagLine[], code: string): BagLine | undefined {
  const equalCodes = equalBarcodes(code);
  const matchingLines = lines.filter(
    ({ out, codes = [] }) => !out && codes.some((code) => equalCodes.includes(code)),
  );
  return matchingLines.find(({ packed }) => !packed) ?? matchingLines[0];
}
