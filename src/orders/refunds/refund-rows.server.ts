import { toTaka } from "#src/language/numbers/money.ts";
import type { RefundWay } from "./rules.ts";

export type RefundRow = {
  id: number;
  at: string;
  amount_poisha: number;
  way: RefundWay;
  reference: string | null;
  reason: string;
};

/** SQL: the fields of refund `r` for `json_build_object`. */
export const refundFields = `'id', r.id, 'at', r.created_at, 'amount_poisha', r.amount_poisha, 'way', r.way,
  'reference', r.reference, 'reason', r.reason`;

/** SQL: the sum refunded for the order with this id, in poisha. */
export const refundedSql = (orderId: string) =>
  `(select coalesce(sum(amount_poisha), 0)::float8 from order_refunds where order_id = ${orderId} and taken_back_at is null)`;

export const toRefund = (row: RefundRow) => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  amount: toTaka(row.amount_poisha),
  way: row.way,
  reference: row.reference ?? undefined,
  reason: row.reason,
});
