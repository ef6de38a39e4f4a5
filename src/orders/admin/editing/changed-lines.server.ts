import type { Locale } from "../../../language/locale.ts";
import { toBengaliDigits } from "../../../language/numbers/digits.ts";
import { toTaka } from "../../../language/numbers/money.ts";
import { linePoisha, type StoredChange, type StoredName } from "../../order-rows.server.ts";
import type { TakenProduct } from "../../placing/order-statements.server.ts";
import type { AddedItem, StoredItem } from "./edit-statements.server.ts";
import type { EditPlan } from "./plan-edit.server.ts";

/** A new line with the product as it is now. Its actual price counts only where it is another than the usual one. */
export function toAdded(
  line: EditPlan<StoredItem>["added"][number],
  products: Map<number, TakenProduct>,
): AddedItem {
  const product = products.get(line.product_id) as TakenProduct;
  const usual = line.actualPoisha === product.price_poisha * line.quantity;
  return { ...product, quantity: line.quantity, actualPoisha: usual ? null : line.actualPoisha };
}

const nameOf = ({ name_en, name_bn, weight_en, weight_bn }: StoredName): StoredName => ({
  name_en,
  name_bn,
  weight_en,
  weight_bn,
});

const piecesOf = (item: StoredItem) => ({ quantity: item.quantity, total_poisha: linePoisha(item) });

/** What an edit changes, line by line: other pieces or prices, then what was left out, then what was added. */
export function changedLines(
  plan: EditPlan<StoredItem>,
  products: Map<number, TakenProduct>,
): StoredChange[] {
  const replaced = new Map(plan.removed.map((item) => [item.id, item]));
  const staying = plan.staying
    .map(({ item, quantity, actualPoisha }) => ({
      ...nameOf(item),
      before: piecesOf(item),
      after: piecesOf({ ...item, quantity, actual_poisha: actualPoisha }),
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  const added = plan.added.map((line): StoredChange => {
    const item = toAdded(line, products);
    const total = linePoisha({ ...item, actual_poisha: item.actualPoisha });
    const old = line.replaces === undefined ? undefined : replaced.get(line.replaces);
    if (old) replaced.delete(old.id);
    return {
      ...nameOf(item),
      after: { quantity: item.quantity, total_poisha: total },
      ...(old && { instead_of: { ...nameOf(old), ...piecesOf(old) } }),
    };
  });
  const removed = [...replaced.values()].map((item) => ({ ...nameOf(item), before: piecesOf(item) }));
  return [...staying, ...removed, ...added];
}

/** One side of all changes for the journal, in both languages. */
export const linesOf = (changes: StoredChange[], side: "before" | "after") => ({
  lines_en: changes.flatMap((change) => inWords(change, side, "en")),
  lines_bn: changes.flatMap((change) => inWords(change, side, "bn")),
});

/** "2 × Rui fish 1 kg, ৳840"; nothing where the order had or has no such line. */
function inWords(change: StoredChange, side: "before" | "after", language: Locale): string[] {
  const line = side === "after" ? change : { ...change, ...change.instead_of };
  const pieces = side === "after" ? change.after : (change.before ?? change.instead_of);
  if (!pieces) return [];
  const name = [line[`name_${language}`], line[`weight_${language}`]].filter(Boolean).join(" ");
  const inDigits = (value: number) => (language === "bn" ? toBengaliDigits(String(value)) : value);
  return [`${inDigits(pieces.quantity)} × ${name}, ৳${inDigits(toTaka(pieces.total_poisha))}`];
}
