import type { Locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toBengaliDigits } from "#src/language/numbers/digits.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { lineGrams, linePoisha, type StoredChange, type StoredName } from "#src/orders/order-rows.server.ts";
import { type TakenProduct, toNamedProduct } from "#src/orders/order-statements.server.ts";
import type { AddedItem, StoredItem } from "./edit-statements.server.ts";
import { type EditPlan, weighedPoisha } from "./plan-edit.server.ts";
import type { NamedLine } from "./schemas.ts";

/** A new line from the current product. An actual price is stored only if it differs from the usual one. */
export function toAddedItem(
  line: EditPlan<StoredItem>["added"][number],
  products: Map<number, TakenProduct>,
): AddedItem {
  const product = products.get(line.product_id) as TakenProduct;
  const { quantity, grams: packedGrams = null } = line;
  const actualPoisha = packedGrams === null ? line.actualPoisha : weighedPoisha(product, packedGrams);
  const isUsualPrice = actualPoisha === product.price_poisha * quantity;
  return { ...product, quantity, packedGrams, actualPoisha: isUsualPrice ? null : actualPoisha };
}

export const toNamedItem = (line: NamedLine): AddedItem => ({
  ...toNamedProduct(line),
  quantity: line.quantity,
  packedGrams: null,
  actualPoisha: null,
});

export const toStoredName = ({ name_en, name_bn, weight_en, weight_bn }: StoredName): StoredName => ({
  name_en,
  name_bn,
  weight_en,
  weight_bn,
});

export const toPieces = (item: StoredItem) => ({
  quantity: item.quantity,
  grams: lineGrams(item),
  total_poisha: linePoisha(item),
});

/** Changed pieces or prices first, then removed lines, then added ones. */
export function findChangedLines(
  plan: EditPlan<StoredItem>,
  products: Map<number, TakenProduct>,
): StoredChange[] {
  const replaced = new Map(plan.removed.map((item) => [item.id, item]));
  const staying = plan.staying
    .map(({ item, quantity, actualPoisha, packedGrams }) => ({
      ...toStoredName(item),
      before: toPieces(item),
      after: toPieces({ ...item, quantity, actual_poisha: actualPoisha, packed_grams: packedGrams }),
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  const added = plan.added.map((line): StoredChange => {
    const { actualPoisha, packedGrams, ...added } = toAddedItem(line, products);
    const item = { ...added, actual_poisha: actualPoisha, packed_grams: packedGrams };
    const replacedItem = line.replaces === undefined ? undefined : replaced.get(line.replaces);
    if (replacedItem) replaced.delete(replacedItem.id);
    return {
      ...toStoredName(item),
      after: { quantity: item.quantity, grams: lineGrams(item), total_poisha: linePoisha(item) },
      ...(replacedItem && { instead_of: { ...toStoredName(replacedItem), ...toPieces(replacedItem) } }),
    };
  });
  const removed = [...replaced.values()].map((item) => ({ ...toStoredName(item), before: toPieces(item) }));
  const named = plan.named.map((line): StoredChange => {
    const item = toNamedItem(line);
    const after = {
      quantity: item.quantity,
      grams: undefined,
      total_poisha: item.price_poisha * item.quantity,
    };
    return { ...toStoredName(item), after };
  });
  return [...staying, ...removed, ...added, ...named];
}

/** Marks removed or reduced lines as missing, for changes made by a packer. */
export const withMissing = (changes: StoredChange[]): StoredChange[] =>
  changes.map((change) => (change.instead_of || !change.after ? { ...change, missing: true } : change));

export const toJournalLines = (changes: StoredChange[], side: "before" | "after") => ({
  lines_en: changes.flatMap((change) => lineTexts(change, side, "en")),
  lines_bn: changes.flatMap((change) => lineTexts(change, side, "bn")),
});

/** Formats a line as "2 × Rui fish 1 kg, ৳840"; empty if it does not exist on that side. */
function lineTexts(change: StoredChange, side: "before" | "after", language: Locale): string[] {
  const line = side === "after" ? change : { ...change, ...change.instead_of };
  const pieces = side === "after" ? change.after : (change.before ?? change.instead_of);
  if (!pieces) return [];
  const { quantity, grams, total_poisha } = pieces;
  const name = line[`name_${language}`];
  const inDigits = (value: number) => (language === "bn" ? toBengaliDigits(String(value)) : value);
  const total = `৳${inDigits(toTaka(total_poisha))}`;
  if (grams !== undefined)
    return [`${m.weight_grams({ grams: inDigits(grams) }, { locale: language })} ${name}, ${total}`];
  const nameAndWeight = [name, line[`weight_${language}`]].filter(Boolean).join(" ");
  return [`${inDigits(quantity)} × ${nameAndWeight}, ${total}`];
}
