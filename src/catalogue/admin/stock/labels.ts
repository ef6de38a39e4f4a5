import type { LossInOrder, MovementKind } from "#src/catalogue/stock/rules.ts";
import { m } from "#src/language/messages.ts";
import { quantityText, type StepGrams } from "../shown-amounts.ts";

export const movementLabels: Record<MovementKind, () => string> = {
  first: m.stock_first,
  received: m.stock_received,
  counted: m.stock_counted,
  lost: m.stock_lost,
  undone: m.stock_undone,
  order: m.office_order,
  cancelled: m.stock_cancelled,
  edited: m.stock_edited,
  import: m.stock_import,
  import_undone: m.stock_import_undone,
  changed: m.stock_changed,
};

const lossesInOrders: Record<LossInOrder, () => string> = {
  broken: m.stock_lost_broken,
  missing: m.stock_lost_missing,
};

/** The text of a loss in an order; undefined for a reason that staff typed. */
export const lossText = (reason: string): string | undefined =>
  reason in lossesInOrders ? lossesInOrders[reason as LossInOrder]() : undefined;

/** "+50" or "−3", "+12.5 kg" for goods sold by weight; "0" if only the counting began or ended. */
export function signedQuantity(change: number, step: StepGrams): string {
  const quantity = quantityText(Math.abs(change), step);
  if (change > 0) return `+${quantity}`;
  return change < 0 ? `−${quantity}` : quantity;
}
