import { m } from "../language/messages.ts";
import { formatNumber, formatTaka } from "../language/numbers/numbers.ts";
import { weightOf } from "../language/numbers/weights.ts";
import type { Order, OrderEdit } from "./contract.ts";
import type { CancelReason } from "./order.ts";
import type { BackReason } from "./riders/rules.ts";

type EditedLine = OrderEdit["lines"][number];

type Pieces = NonNullable<EditedLine["after"]>;

const nameOf = ({ name, weight }: Pick<EditedLine, "name" | "weight">, pieces?: Pieces) =>
  [name, pieces?.grams === undefined && weight].filter(Boolean).join(" ");
const piecesOf = ({ quantity, grams, total }: Pieces) =>
  grams === undefined
    ? m.orders_line_pieces({ count: formatNumber(quantity), total: formatTaka(total) })
    : m.orders_line_weight({ weight: weightOf(grams), total: formatTaka(total) });

export function changeText(line: EditedLine): string {
  const { before, after, instead_of: old } = line;
  const name = nameOf(line, after ?? before);
  if (line.back)
    return m.orders_line_back({
      name,
      count: formatNumber(line.back.quantity),
      reason: backReasonNames[line.back.reason](),
    });
  if (!after) return line.missing ? m.orders_line_missing({ name }) : m.orders_line_removed({ name });
  if (old) return m.orders_line_replaced({ name, pieces: piecesOf(after), old: nameOf(old, old) });
  if (!before) return m.orders_line_added({ name, pieces: piecesOf(after) });
  if (before.grams !== undefined && after.grams !== undefined && before.quantity === after.quantity)
    return m.orders_line_was_weighed({ name, after: piecesOf(after), before: piecesOf(before) });
  const isPrice = before.quantity === after.quantity;
  const textOf = (side: Pieces) => (isPrice ? formatTaka(side.total) : piecesOf(side));
  return m.orders_line_changed({ name, after: textOf(after), before: textOf(before) });
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
  const last = edits?.at(-1);
  if (status !== "completed" || !last?.taken_back) return undefined;
  const count = last.lines.length;
  return count === 1 ? m.order_taken_back_one() : m.order_taken_back({ count: formatNumber(count) });
}

const sentences: Record<CancelReason, () => string> = {
  customer_asked: m.orders_cancelled_customer_asked,
  not_reached: m.orders_cancelled_not_reached,
  out_of_stock: m.orders_cancelled_out_of_stock,
  not_served: m.orders_cancelled_not_served,
  refused: m.orders_cancelled_refused,
  other: m.orders_cancelled_other,
};

/** The text for the customer about why the order was cancelled. */
export function cancelledText({ reason, note, ...cancelled }: NonNullable<Order["cancelled"]>): string {
  const { by_customer: own, joined_into } = cancelled;
  if (joined_into) return m.orders_cancelled_joined({ number: joined_into });
  const words = [
    own ? m.orders_cancelled_by_you() : sentences[reason](),
    m.orders_cancelled_nothing_to_pay(),
  ];
  return [...words, ...(note ? [m.orders_cancelled_because({ note })] : [])].join(" ");
}
