import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { orderNumber } from "#src/orders/order.ts";
import { refundedSql } from "#src/orders/refunds/refund-rows.server.ts";
import { lockOrder, orderChangedProblem } from "#src/orders/steps/write-step.server.ts";
import { cashRoundingSql } from "#src/orders/totals.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminOrder } from "../contract.ts";
import { showOneOrder } from "../show-one-order.server.ts";
import type { refundDraft, refundOfOrder } from "./schemas.ts";

/** Notes a refund and returns the order; refuses as `noteRefund` in `contract.ts` says. */
export async function writeRefund(
  { id, was, amount, way, reference, reason }: z.output<typeof refundDraft>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminOrder }> {
  const { shop, viewer } = context;
  await inTransaction(shop.database, async (client) => {
    const order = await lockOrder(client, id);
    if (!order) throw new Problem("not_found", m.problem_not_found());
    if (order.status !== "completed") throw orderChangedProblem(m.refund_not_paid(), order);
    const { paid, refunded, taken_by } = await findSums(client, id);
    const isOwn = [order.user_id, taken_by].includes(viewer.id);
    if (isOwn && viewer.role !== "admin") throw new Problem("not_allowed", m.refund_own());
    if (refunded !== toPoisha(was)) throw orderChangedProblem(m.refund_changed(), order);
    if (toPoisha(amount) > paid - refunded) throw tooMuchProblem(paid - refunded);
    await client.query(
      sql`insert into order_refunds (order_id, amount_poisha, way, reference, reason, user_id)
       values (${id}, ${toPoisha(amount)}, ${way}, ${reference || null}, ${reason}, ${viewer.id})`,
    );
    await record(client, viewer, {
      action: "order.refunded",
      subject: { id, name: orderNumber(id) },
      after: {
        refund: amount,
        refund_way: way,
        ...(reference && { refund_reference: reference }),
        note: reason,
      },
    });
  });
  return showOneOrder({ id }, context);
}

/** Takes a refund back and returns the order; refuses with `not_found`. */
export async function takeBackRefund(
  { id, refund }: z.output<typeof refundOfOrder>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminOrder }> {
  const { shop, viewer } = context;
  await inTransaction(shop.database, async (client) => {
    if (!(await lockOrder(client, id))) throw new Problem("not_found", m.problem_not_found());
    const { rows } = await client.query<{ amount_poisha: number; reason: string }>(
      `update order_refunds set taken_back_at = now(), taken_back_by = $3
       where id = $2 and order_id = $1 and taken_back_at is null returning amount_poisha, reason`,
      [id, refund, viewer.id],
    );
    const [row] = rows;
    if (!row) return refuseUnknown(client, id, refund);
    await record(client, viewer, {
      action: "order.refund_taken_back",
      subject: { id, name: orderNumber(id) },
      before: { refund: toTaka(row.amount_poisha), note: row.reason },
    });
  });
  return showOneOrder({ id }, context);
}

type Sums = { paid: number; refunded: number; taken_by: number | null };

/** The sums paid (or due in cash, if no payment was saved) and refunded, in poisha, and who took the order. */
async function findSums(client: PoolClient, id: number): Promise<Sums> {
  const { rows } = await client.query<Sums>(
    `select coalesce(p.amount_poisha + p.other_poisha, o.total_poisha + ${cashRoundingSql("o.total_poisha")}) as paid,
            ${refundedSql("o.id")} as refunded, o.taken_by
     from orders o left join order_payments p on p.order_id = o.id where o.id = $1`,
    [id],
  );
  return rows[0] as Sums;
}

function tooMuchProblem(refundablePoisha: number): Problem {
  const text =
    refundablePoisha > 0
      ? m.refund_too_much({ left: formatTaka(toTaka(refundablePoisha)) })
      : m.refund_nothing_left();
  return new Problem("invalid_fields", text, { errors: { amount: text } });
}

/** Refuses a refund that the order does not have; one that was taken back before is no error. */
async function refuseUnknown(client: PoolClient, id: number, refund: number): Promise<void> {
  const { rowCount } = await client.query("select from order_refunds where id = $2 and order_id = $1", [
    id,
    refund,
  ]);
  if (rowCount === 0) throw new Problem("not_found", m.problem_not_found());
}
