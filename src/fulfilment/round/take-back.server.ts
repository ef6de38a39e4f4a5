import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { losePieces } from "#src/catalogue/stock/lose-pieces.server.ts";
import { setMovementCause } from "#src/catalogue/stock/movement-cause.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import {
  changeItems,
  recalculateDiscount,
  type StoredItem,
  staffDiscount,
  writeEdit,
} from "#src/orders/admin/editing/edit-statements.server.ts";
import {
  toJournalLines,
  toPieces,
  toStoredName,
} from "#src/orders/admin/editing/find-changed-lines.server.ts";
import { orderNumber } from "#src/orders/order.ts";
import { linePoisha, type StoredBack, type StoredChange } from "#src/orders/order-rows.server.ts";
import { lockProducts, returnProducts } from "#src/orders/order-statements.server.ts";
import {
  type BackLine,
  isSellable,
  isWhole,
  priceOfReturned,
  remainingAfterReturn,
} from "#src/orders/riders/rules.ts";
import type { LockedOrder } from "#src/orders/steps/write-step.server.ts";
import { standingShare, totalOfOrder } from "#src/orders/totals.ts";

export type PlannedBack = { item: StoredItem; back: StoredBack };

/** Checks the returned lines; refuses unknown ones, and part of a weighed line. */
export function planBack(items: StoredItem[], lines: BackLine[]): PlannedBack[] {
  return lines.map(({ item: id, quantity, reason }) => {
    const item = items.find((item) => item.id === id);
    const fits = item && quantity <= item.quantity && (!isWhole(item) || quantity === item.quantity);
    if (!fits) throw new Problem("invalid_fields", m.round_answer_odd());
    return { item, back: { quantity, reason, sellable: isSellable(reason) } };
  });
}

/**
 * Takes back lines of a locked order as one edit: pieces go back to the stock, broken ones are written off,
 * and the total and the discount are lowered, the latter by the share of the returned lines. Returns the
 * updated order; refuses if no line would be left.
 */
export async function takeBack(
  client: PoolClient,
  order: LockedOrder,
  { items, planned, hash }: { items: StoredItem[]; planned: PlannedBack[]; hash: string },
  viewer: Viewer,
): Promise<LockedOrder> {
  const remaining = planned.map(({ item, back }) => ({
    ...remainingAfterReturn(item, back.quantity),
    item,
    back,
  }));
  const removedItems = remaining.filter(({ quantity }) => quantity === 0).map(({ item }) => item);
  if (removedItems.length === items.length) throw new Problem("invalid_fields", m.round_all_back());
  const changedItems = remaining
    .filter(({ quantity }) => quantity > 0)
    .map(({ item, back, quantity, actualPoisha }) => ({
      id: item.id,
      quantity,
      actualPoisha,
      packedGrams: item.packed_grams,
      taken: item.taken - Math.min(back.quantity, item.taken),
      offer_share_poisha: item.offer_share_poisha,
      offer_share_price_poisha: item.offer_share_price_poisha,
    }));
  const returns = planned.map(({ item, back }) => ({ item, ...priceOfReturned(item, back.quantity) }));
  const newTotal = recalculateTotal(order, items, returns);
  await setMovementCause(client, { kind: "edited", user: viewer.id, order: order.id });
  await returnToStock(client, planned);
  await writeOff(client, order, planned, viewer);
  await changeItems(client, order.id, changedItems, removedItems);
  const changes = planned.map(toChange);
  const revision = order.revision + 1;
  await writeEdit(client, {
    orderId: order.id,
    revision,
    userId: viewer.id,
    changes,
    hash,
    note: undefined,
    totalBefore: order.total_poisha,
    totalAfter: newTotal.poisha,
    discount: newTotal.discount,
    takenBack: true,
    staffShares: new Map(returns.map(({ item, staffShare }) => [item.id, staffShareOf(item) - staffShare])),
  });
  await recordReturn(client, { order, newTotal, changes }, viewer);
  return { ...order, revision, total_poisha: newTotal.poisha };
}

type PricedReturn = { item: StoredItem } & ReturnType<typeof priceOfReturned>;

/** The order's total without the returned pieces; `discount` is undefined if it stays the same. */
function recalculateTotal(order: LockedOrder, items: StoredItem[], returns: PricedReturn[]) {
  const remainingLines = items
    .map((item) => {
      const returnedPoisha = returns.find((returned) => returned.item.id === item.id)?.poisha ?? 0;
      return { ...item, poisha: linePoisha(item) - returnedPoisha };
    })
    .filter(({ poisha }) => poisha > 0);
  const itemsTotal = remainingLines.reduce((sum, { poisha }) => sum + poisha, 0);
  const returnedStaffDiscount = returns.reduce((sum, { staffShare }) => sum + staffShare, 0);
  const discount = recalculateDiscount(
    order,
    { linesBefore: items, linesAfter: remainingLines },
    Math.max(0, staffDiscount(order) - returnedStaffDiscount),
  );
  const poisha = totalOfOrder(itemsTotal, order.fee_poisha, discount?.after ?? order.discount_poisha);
  return { poisha, discount };
}

async function returnToStock(client: PoolClient, planned: PlannedBack[]): Promise<void> {
  const returnedProducts = planned.flatMap(toReturnedProducts);
  await lockProducts(client, returnedProducts);
  await returnProducts(client, returnedProducts);
}

type RecordedReturn = {
  order: LockedOrder;
  newTotal: ReturnType<typeof recalculateTotal>;
  changes: StoredChange[];
};

async function recordReturn(
  client: PoolClient,
  { order, newTotal: { poisha, discount }, changes }: RecordedReturn,
  viewer: Viewer,
): Promise<void> {
  await record(client, viewer, {
    action: "order.edited",
    subject: { id: order.id, name: orderNumber(order.id) },
    before: {
      total: toTaka(order.total_poisha),
      ...(discount && { discount: toTaka(discount.before) }),
      ...toJournalLines(changes, "before"),
    },
    after: {
      total: toTaka(poisha),
      ...(discount && { discount: toTaka(discount.after) }),
      ...toJournalLines(changes, "after"),
    },
  });
}

/** The item's share of the discount by staff. */
const staffShareOf = (item: StoredItem): number =>
  Math.max(0, item.discount_poisha - standingShare(item, linePoisha(item)));

/** Writes off broken pieces, after all pieces have been returned to the stock. */
export async function writeOff(
  client: PoolClient,
  order: LockedOrder,
  planned: PlannedBack[],
  viewer: Viewer,
): Promise<void> {
  const broken = planned.filter(({ back }) => !back.sellable);
  const cause = { user: viewer.id, order: order.id, reason: "broken" } as const;
  await losePieces(client, broken.flatMap(toReturnedProducts), cause);
}

/** Returned pieces that had been taken from the stock. */
function toReturnedProducts({ item, back }: PlannedBack): { id: number; quantity: number }[] {
  const quantity = Math.min(back.quantity, item.taken);
  return item.product_id === null || quantity === 0 ? [] : [{ id: item.product_id, quantity }];
}

function toChange({ item, back }: PlannedBack): StoredChange {
  const { quantity, actualPoisha } = remainingAfterReturn(item, back.quantity);
  const after = quantity > 0 && { after: toPieces({ ...item, quantity, actual_poisha: actualPoisha }) };
  return { ...toStoredName(item), before: toPieces(item), ...after, back };
}
