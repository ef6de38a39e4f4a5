import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers/numbers.ts";
import type { MovementKind } from "../../stock/rules.ts";

export const movementLabels: Record<MovementKind, () => string> = {
  first: m.stock_first,
  received: m.stock_received,
  counted: m.stock_counted,
  lost: m.stock_lost,
  undone: m.stock_undone,
  order: m.stock_order,
  cancelled: m.stock_cancelled,
  edited: m.stock_edited,
  import: m.stock_import,
  import_undone: m.stock_import_undone,
  changed: m.stock_changed,
};

/** "+50" or "−3"; "0" where only the counting began or ended. */
export const signed = (change: number): string =>
  `${change > 0 ? "+" : change < 0 ? "−" : ""}${number(Math.abs(change))}`;
