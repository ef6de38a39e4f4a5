import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { cashRoundingSql } from "../totals.ts";
import type { OtherPart, OtherWay } from "./rules.ts";

/**
 * SQL: the rounding of payment `p`, in poisha, as `dueBeside`. Without a note it is the whole difference,
 * because older versions also took ৳779 for ৳779.70.
 */
export const paymentRoundingSql = (p: string) =>
  `(case when ${p}.note is null then ${p}.amount_poisha + ${p}.other_poisha - ${p}.expected_poisha
      when ${p}.other_poisha > 0 and ${p}.expected_poisha - ${p}.other_poisha < 50 then 0
      else ${cashRoundingSql(`(${p}.expected_poisha - ${p}.other_poisha)`)} end)`;

/** Amounts are in poisha: the cash, all else, and the rounding; `parts` are those of all else. */
export type PaymentRow = {
  amount_poisha: number;
  other_poisha: number;
  rounding_poisha: number;
  parts: { way: OtherWay; amount_poisha: number; reference: string }[] | null;
};

/** SQL: the payment `p` of an order, as a `PaymentRow` in JSON. */
export const paymentSql = (orderId: string) =>
  `(select json_build_object('amount_poisha', p.amount_poisha, 'other_poisha', p.other_poisha,
      'rounding_poisha', ${paymentRoundingSql("p")},
      'parts', (select json_agg(
        json_build_object('way', w.way, 'amount_poisha', w.amount_poisha, 'reference', w.reference)
        order by w.amount_poisha desc, w.way) from order_payment_parts w where w.order_id = p.order_id))
    from order_payments p where p.order_id = ${orderId})`;

/** How an order was paid, in taka; cash first. */
export const toPayments = ({ amount_poisha: cash, other_poisha: other, parts }: PaymentRow) => [
  ...(cash > 0 || other === 0 ? [{ way: "cash" as const, amount: toTaka(cash) }] : []),
  ...toOtherParts({ parts }),
];

/** What was paid without cash, in taka. */
export const toOtherParts = ({ parts }: Pick<PaymentRow, "parts">): OtherPart[] =>
  (parts ?? []).map(({ way, amount_poisha, reference }) => ({
    way,
    amount: toTaka(amount_poisha),
    reference,
  }));

/** Notes the parts of a payment that are not cash. */
export async function writeParts(
  client: PoolClient,
  orderId: number,
  parts: readonly OtherPart[],
): Promise<void> {
  for (const { way, amount, reference } of parts)
    await client.query(
      sql`insert into order_payment_parts (order_id, way, amount_poisha, reference)
          values (${orderId}, ${way}, ${toPoisha(amount)}, ${reference})`,
    );
}

/** Formats a part for the journal as "bkash 400 9AB7XY"; the journal's page translates it. */
export const otherPartText = ({ way, amount, reference }: OtherPart): string =>
  `${way} ${amount} ${reference}`;

/** The sum of the parts, in poisha. */
export const sumOfParts = (parts: readonly Pick<OtherPart, "amount">[]): number =>
  parts.reduce((sum, { amount }) => sum + toPoisha(amount), 0);
