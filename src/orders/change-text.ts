import { m } from "../language/messages.ts";
import { formatNumber, formatTaka } from "../language/numbers/numbers.ts";
import { weightText } from "../language/numbers/weight-text.ts";
import type { Order, OrderEdit } from "./contract.ts";
import type { CancelReason } from "./order.ts";
import type { BackReason } from "./riders/rules.ts";

type EditedLine = OrderEdit["lines"][number];

type Pieces = NonNullable<EditedLine["after"]>;

/** The product's name, with its weight unless the pieces say one. */
const lineNameText = ({ name, weight }: Pick<EditedLine, "name" | "weight">, pieces?: Pieces) =>
  [name, pieces?.grams === undefined && weight].filter(Boolean).join(" ");

const piecesText = ({ quantity, grams, total }: Pieces) =>
  grams === undefined
    ? m.orders_line_pieces({ count: formatNumber(quantity), total: formatTaka(total) })
    : m.orders_line_weight({ weight: weightText(grams), total: formatTaka(total) });

export function changeText(line: EditedLine): string {
  const { before, after, instead_of: replacedLine } = line;
  const name = lineNameText(line, after ?? before);
  if (line.back)
    return m.orders_line_back({
      name,
      count: formatNumber(line.back.quantity),
      reason: backReasonNames[line.back.reason](),
    });
  if (!after) return line.missing ? m.orders_line_missing({ name }) : m.orders_line_removed({ name });
  if (replacedLine)
    return m.orders_line_replaced({
      name,
      pieces: piecesText(after),
      old: lineNameText(replacedLine, replacedLine),
    });
  if (!before) return m.orders_line_added({ name, pieces: piecesText(after) });
  if (before.grams !== undefined && after.grams !== undefined && before.quantity === after.quantity)
    return m.orders_line_was_weighed({ name, after: piecesText(after), before: piecesText(before) });
  const isOnlyPriceChanged = before.quantity === after.quantity;
  const sideText = (side: Pieces) => (isOnlyPriceChanged ? formatTaka(side.total) : piecesText(side));
  return m.orders_line_changed({ name, after: sideText(after), before: sideText(before) });
}

export function discountText({ before, after, reason = "" }: NonNullable<OrderEdit["discount"]>): string {
  if (after === 0) return m.orders_discount_gone({ before: formatTaka(before) });
  const amount = formatTaka(after);
  if (before === 0 || before === after) return m.orders_discount_given({ amount, reason });
  return m.orders_discount_changed({ amount, before: formatTaka(before), reason });
}

export const backReasonNames: Record<BackReason, () => string> = {
  broken: m.round_broken,
  not_wanted: m.round_not_wanted,
  wrong: m.round_wrong,
};

/** A text for an order that was only partly delivered, else undefined. */
export function takenBackText({ status, edits }: Pick<Order, "status" | "edits">): string | undefined {
  const lastEdit = edits?.at(-1);
  if (status !== "completed" || !lastEdit?.taken_back) return undefined;
  const count = lastEdit.lines.length;
  return count === 1 ? m.order_taken_back_one() : m.order_taken_back({ count: formatNumber(count) });
}

const cancelReasonTexts: Record<CancelReason, () => string> = {
  customer_asked: m.orders_cancelled_customer_asked,
  not_reached: m.orders_cancelled_not_reached,
  out_of_stock: m.orders_cancelled_out_of_stock,
  not_served: m.orders_cancelled_not_served,
  refused: m.orders_cancelled_refused,
  other: m.orders_cancelled_other,
};

/** The text for the customer about why the order was cancelled. */
export function cancelledText({ reason, note, ...cancelled }: NonNullable<Order["cancelled"]>): string {
  const { by_customer: isByCustomer, joined_into } = cancelled;
  if (joined_into) return m.orders_cancelled_joined({ number: joined_into });
  const words = [
    isByCustomer ? m.orders_cancelled_by_you() : cancelReasonTexts[reason](),
    m.orders_cancelled_nothing_to_pay(),
  ];
  return [...words, ...(note ? [m.orders_cancelled_because({ note })] : [])].join(" ");
}
