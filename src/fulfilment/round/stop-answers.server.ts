import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import { locale } from "#src/language/locale.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { toStoredName } from "#src/orders/admin/editing/find-changed-lines.server.ts";
import { orderNumber } from "#src/orders/order.ts";
import type { StoredBack, StoredName } from "#src/orders/order-rows.server.ts";
import type { IdempotencyKey } from "#src/orders/order-statements.server.ts";
import { sumOfParts } from "#src/orders/riders/payment-rows.server.ts";
import type { OtherPart, StopAnswer } from "#src/orders/riders/rules.ts";
import { dueBeside } from "#src/orders/totals.ts";
import type { GivenAnswer } from "./contract.ts";
import type { PlannedBack } from "./take-back.server.ts";

type AnsweredBack = StoredName & { image: string; tint: string } & StoredBack;

/** `cash` is in poisha, `other` in taka as sent. */
type StoredAnswer = { cash?: number; other?: OtherPart[]; note?: string; back: AnsweredBack[] };

type NewAnswer = {
  id: number;
  answer: StopAnswer;
  other?: OtherPart[] | undefined;
  note?: string | undefined;
  key: IdempotencyKey;
  answeredAt: Date;
};

export async function writeAnswer(
  client: PoolClient,
  { id, answer, other, note, key, answeredAt }: NewAnswer,
  { cash, isLate, back }: { cash: number | undefined; isLate: boolean; back: PlannedBack[] },
): Promise<void> {
  const storedAnswer: StoredAnswer = {
    ...(cash !== undefined && { cash }),
    ...(other && other.length > 0 && { other }),
    ...(note && { note }),
    back: back.map(({ item, back: pieces }) => ({
      ...toStoredName(item),
      image: item.image,
      tint: item.tint,
      ...pieces,
    })),
  };
  await client.query(
    sql`insert into stop_answers (order_id, rider_id, answer, said, is_late, answered_at, idempotency_key, request_hash)
     values (${id}, ${key.userId}, ${answer}, ${JSON.stringify(storedAnswer)}, ${isLate}, ${answeredAt}, ${key.key}, ${key.hash})`,
  );
}

/**
 * An earlier answer with the same key, or an earlier one of this rider in time with the same content for this
 * order; undefined for a new answer.
 */
export async function findEarlierAnswer(
  client: PoolClient,
  orderId: number,
  { userId, key, hash }: IdempotencyKey,
): Promise<{ isSameKey: boolean; isSame: boolean; isLate: boolean } | undefined> {
  const { rows } = await client.query<{ is_same_key: boolean; is_same: boolean; is_late: boolean }>(
    `select idempotency_key = $2 as is_same_key, request_hash = $3 as is_same, is_late from stop_answers
     where rider_id = $1 and (idempotency_key = $2 or (order_id = $4 and request_hash = $3 and not is_late))
     order by idempotency_key = $2 desc, id desc limit 1`,
    [userId, key, hash, orderId],
  );
  const row = rows[0];
  return row && { isSameKey: row.is_same_key, isSame: row.is_same, isLate: row.is_late };
}

export type AnswerRow = {
  order_id: number;
  rider_id: number;
  name: string;
  answer: StopAnswer;
  said: StoredAnswer;
  is_late: boolean;
  answered_at: Date;
  /** The order's total at payment. */
  expected_poisha: number | null;
};

/** SQL: answers `d` of the day $1 in Dhaka, with the order's customer and total. */
export const answersOfDaySql = `
  select d.order_id, d.rider_id, u.name, d.answer, d.said, d.is_late, d.answered_at, paid.expected_poisha
  from stop_answers d join orders o on o.id = d.order_id join users u on u.id = o.user_id
  left join order_payments paid on paid.order_id = d.order_id and not d.is_late and d.answer in ('delivered', 'partly')
  where d.answered_at >= $1::date::timestamp at time zone 'Asia/Dhaka'
    and d.answered_at < ($1::date + 1)::timestamp at time zone 'Asia/Dhaka'`;

export function toGivenAnswer({
  said,
  order_id: order,
  expected_poisha: total,
  ...row
}: AnswerRow): GivenAnswer {
  const language = locale();
  const otherPoisha = sumOfParts(said.other ?? []);
  const duePoisha = total === null ? undefined : total + dueBeside(total, otherPoisha).rounding;
  // A different amount always has a note, so without one the amount was what was due then.
  const isAnotherAmount =
    duePoisha !== undefined && said.note !== undefined && (said.cash ?? 0) + otherPoisha !== duePoisha;
  return {
    order,
    number: orderNumber(order),
    name: row.name,
    answer: row.answer,
    late: row.is_late,
    at: row.answered_at.toISOString(),
    cash: said.cash === undefined ? undefined : toTaka(said.cash),
    other: said.other,
    ...(isAnotherAmount && { expected: toTaka(duePoisha) }),
    note: said.note,
    back: said.back.map(({ image, tint, quantity, reason, sellable, ...names }) => ({
      name: names[`name_${language}`],
      weight: names[`weight_${language}`],
      image,
      tint,
      quantity,
      reason,
      sellable,
    })),
  };
}
