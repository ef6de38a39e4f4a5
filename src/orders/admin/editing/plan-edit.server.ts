import type { z } from "zod";
import { toPoisha } from "#src/language/numbers/money.ts";
import { namedLineTint } from "#src/orders/order.ts";
import type { WantedProduct } from "#src/orders/order-statements.server.ts";
import type { editDraft, NamedLine, NewLine } from "./schemas.ts";

export type EditedItem = {
  id: number;
  product_id: number | null;
  tint: string;
  price_poisha: number;
  quantity: number;
  taken: number;
  actual_poisha: number | null;
  step_grams: number | null;
  packed_grams: number | null;
};

export type EditPlan<Item extends EditedItem> = {
  /** The items that remain, with what they become; `actualPoisha` is null for the usual price. */
  staying: { item: Item; quantity: number; actualPoisha: number | null; packedGrams: number | null }[];
  removed: Item[];
  added: (NewLine & { actualPoisha: number | null })[];
  /** New lines outside the catalogue. */
  named: NamedLine[];
  returned: { id: number; quantity: number }[];
  wanted: WantedProduct[];
  /** Items with more pieces whose product is deleted, and so cannot be had. */
  gone: Item[];
};

/** The effect on items and stock; undefined if the edit names items that the order does not have. */
export function planEdit<Item extends EditedItem>(
  items: Item[],
  { lines }: Pick<z.output<typeof editDraft>, "lines">,
): EditPlan<Item> | undefined {
  const remainingItems = new Map(items.map((item) => [item.id, item]));
  const plan: EditPlan<Item> = {
    staying: [],
    removed: [],
    added: [],
    named: [],
    returned: [],
    wanted: [],
    gone: [],
  };
  for (const line of lines) {
    if ("name" in line) {
      plan.named.push(line);
      continue;
    }
    const actualPoisha = line.actual === undefined ? null : toPoisha(line.actual);
    if ("item" in line) {
      const item = remainingItems.get(line.item);
      if (!item) return undefined;
      remainingItems.delete(line.item);
      const { quantity, grams: packedGrams = null } = line;
      const finalPoisha = packedGrams === null ? actualPoisha : weighedPoisha(item, packedGrams);
      const isUsualPrice = finalPoisha === item.price_poisha * quantity;
      plan.staying.push({ item, quantity, actualPoisha: isUsualPrice ? null : finalPoisha, packedGrams });
    } else plan.added.push({ ...line, actualPoisha });
  }
  plan.removed = [...remainingItems.values()];
  // A replaced item must be removed by the same edit.
  if (plan.added.some(({ replaces }) => replaces !== undefined && !remainingItems.has(replaces)))
    return undefined;
  planStockMovements(plan);
  return plan;
}

/** The price of a weight, to the nearest poisha; null if the item is not sold by weight. */
export const weighedPoisha = (
  { price_poisha, step_grams }: Pick<EditedItem, "price_poisha" | "step_grams">,
  grams: number,
): number | null =>
  step_grams === null ? null : Math.max(1, Math.round((price_poisha * grams) / step_grams));

/** Fills in `wanted`, `gone` and `returned`: only pieces that the item had taken from the stock return. */
function planStockMovements<Item extends EditedItem>(plan: EditPlan<Item>): void {
  for (const { item, quantity } of plan.staying) {
    const addedPieces = quantity - item.quantity;
    if (addedPieces > 0 && item.product_id !== null)
      plan.wanted.push({ id: item.product_id, quantity: addedPieces, seenPoisha: Infinity });
    else if (addedPieces > 0 && item.tint !== namedLineTint) plan.gone.push(item);
    else planReturn(plan, item, Math.min(-addedPieces, item.taken));
  }
  for (const item of plan.removed) planReturn(plan, item, item.taken);
  for (const { product_id: id, quantity, price } of plan.added)
    plan.wanted.push({ id, quantity, seenPoisha: price === undefined ? Infinity : toPoisha(price) });
  plan.wanted.sort((a, b) => a.id - b.id);
}

function planReturn<Item extends EditedItem>(
  plan: EditPlan<Item>,
  { product_id: id }: Item,
  quantity: number,
) {
  if (id !== null && quantity > 0) plan.returned.push({ id, quantity });
}

export const changesNothing = <Item extends EditedItem>({
  staying,
  removed,
  added,
  named,
}: EditPlan<Item>): boolean =>
  removed.length === 0 &&
  added.length === 0 &&
  named.length === 0 &&
  staying.every(
    ({ item, quantity, actualPoisha, packedGrams }) =>
      item.quantity === quantity && item.actual_poisha === actualPoisha && item.packed_grams === packedGrams,
  );
