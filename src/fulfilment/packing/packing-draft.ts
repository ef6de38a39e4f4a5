import { toPoisha } from "#src/language/numbers/money.ts";
import { readGrams } from "#src/language/numbers/read-grams.ts";
import { type DraftLine, draftOf, totalOfLine, wrongOf } from "#src/orders/admin/editing/edit-draft.ts";
import { draftPrefix, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { OpenPacking } from "./contract.ts";

/** A line of an order while it is packed. */
export type BagLine = DraftLine & {
  /** It is in the bag. */
  packed: boolean;
  category: string;
  /** Its name in the other language of the shop. */
  otherName?: string;
  /** Pieces in stock; undefined where they are not counted. */
  left?: number | undefined;
  /** As many pieces as were ordered. */
  ordered: number;
  /** It was looked for and is not there, or not all of it. */
  missing?: boolean;
  /** So many grams, above the tolerance, the customer has agreed to. */
  agreed?: number;
};

type StoredBag = { revision: number; lines: BagLine[] };

const keyOf = ({ order }: OpenPacking) => `${draftPrefix}packing-${order.id}`;

/** The lines of an opened order, with what was typed for it on this device before; after a colleague's change only the weights. */
export function bagOf(open: OpenPacking): BagLine[] {
  const byItem = new Map(draftOf(open.order).map((line) => [line.item, line]));
  const stored = readStored(keyOf(open)) as StoredBag | undefined;
  const before = stored?.lines ?? [];
  const same = stored?.revision === open.order.revision;
  return open.lines.flatMap(({ item, category, packed, left, other_name: otherName }) => {
    const line = byItem.get(item);
    if (!line) return [];
    const old = before.find((one) => one.item === item);
    const now = { ...line, packed, category, left, otherName, ordered: line.quantity };
    const weighed = line.weighed === "" && old?.weighed ? { weighed: old.weighed } : {};
    if (!same) return [{ ...now, ...weighed }];
    const restored = old && { quantity: old.quantity, out: old.out ?? false, missing: old.missing ?? false };
    const agreed = old?.agreed === undefined ? {} : { agreed: old.agreed };
    const instead = before.filter((one) => one.item === undefined && one.replaces === item);
    return [{ ...now, ...weighed, ...restored, ...agreed }, ...instead];
  });
}

/** Keeps what was typed on this device. */
export const keepBag = (open: OpenPacking, lines: BagLine[]) =>
  writeStored(keyOf(open), { revision: open.order.revision, lines } satisfies StoredBag);

export const forgetBag = (open: OpenPacking) => writeStored(keyOf(open), undefined);

/** The grams of a line: as it was weighed, as it was ordered, and the least and most that need no call. */
export function weightsOf({ stepGrams = 0, quantity, weighed = "" }: BagLine, tolerance: number) {
  const ordered = stepGrams * quantity;
  const at = (percent: number) => Math.floor((ordered * (100 + percent)) / 100);
  return { grams: readGrams(weighed), ordered, least: at(-tolerance), most: at(tolerance) };
}

/** How much more than the tolerance allows a line costs, in taka, counted from the estimate; 0 where it needs no call. */
export function overTheEstimate(line: BagLine, tolerance: number): number {
  const { grams } = weightsOf(line, tolerance);
  if (line.out || grams === undefined || !line.stepGrams) return 0;
  const estimate = toPoisha(line.product.price) * line.quantity;
  const now = toPoisha(totalOfLine(line));
  return now > Math.floor((estimate * (100 + tolerance)) / 100) ? (now - estimate) / 100 : 0;
}

/** Whether a line costs more than the tolerance allows, and nobody has said yes to it. */
export const needsYes = (line: BagLine, tolerance: number): boolean =>
  overTheEstimate(line, tolerance) > 0 && line.agreed !== weightsOf(line, tolerance).grams;

const isWeighed = ({ stepGrams, weighed = "" }: BagLine) =>
  stepGrams === undefined || readGrams(weighed) !== undefined;

/** Whether something is still to be done for a line. */
export const isOpen = (line: BagLine, tolerance: number): boolean =>
  !line.out && (!line.packed || !isWeighed(line) || wrongOf(line) !== undefined || needsYes(line, tolerance));

/** What is in the bag costs so much, in taka, with delivery and without the discount. */
export const soFar = (
  lines: BagLine[],
  { fee = 0, discount = 0 }: { fee?: number; discount?: number },
): number =>
  Math.max(
    0,
    lines
      .filter(({ out, packed }) => packed && !out)
      .reduce((sum, line) => sum + toPoisha(totalOfLine(line)), toPoisha(fee) - toPoisha(discount)) / 100,
  );
