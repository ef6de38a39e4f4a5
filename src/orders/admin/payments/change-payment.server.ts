import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { orderNumber } from "#src/orders/order.ts";
import { refundedSql } from "#src/orders/refunds/refund-rows.server.ts";
import {
  otherPartText,
  type PaymentRow,
  paymentSql,
  sumOfParts,
  toOtherParts,
  writeParts,
} from "#src/orders/riders/payment-rows.server.ts";
import { reverseExcessSettled } from "#src/orders/riders/reverse-excess-settled.server.ts";
import type { OtherPart } from "#src/orders/riders/rules.ts";
import { lockOrder, orderChangedProblem } from "#src/orders/steps/write-step.server.ts";
import { dueBeside } from "#src/orders/totals.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminOrder } from "../contract.ts";
import { showOneOrder } from "../show-one-order.server.ts";
import type { paymentDraft } from "./schemas.ts";

/** Changes a payment and returns the order; refuses as `changePayment` in `contract.ts` says. */
export async function writeChangedPayment(
  { id, was, cash, other, reason }: z.output<typeof paymentDraft>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminOrder }> {
  const { shop, viewer } = context;
  await inTransaction(shop.database, async (client) => {
    const order = await lockOrder(client, id);
    if (!order) throw new Problem("not_found", m.problem_not_found());
    const current = await findNotedPayment(client, id);
    if (!current?.payment || order.status !== "completed") throw orderChangedProblem(m.payment_none(), order);
    const isOwn = [order.user_id, current.rider_id].includes(viewer.id);
    if (isOwn && viewer.role !== "admin") throw new Problem("not_allowed", m.payment_own());
    const { amount_poisha, other_poisha } = current.payment;
    if (amount_poisha !== toPoisha(was.cash) || other_poisha !== toPoisha(was.other))
      throw orderChangedProblem(m.payment_changed(), order);
    const paidOtherwisePoisha = sumOfParts(other);
    const paidPoisha = toPoisha(cash) + paidOtherwisePoisha;
    if (paidPoisha < current.refunded) throw lessThanRefundedProblem(current.refunded);
    const { rounding } = dueBeside(current.expected_poisha, paidOtherwisePoisha);
    const isAsDue = paidPoisha === current.expected_poisha + rounding;
    await client.query("delete from order_payment_parts where order_id = $1", [id]);
    await client.query(
      "update order_payments set amount_poisha = $2, other_poisha = $3, note = $4 where order_id = $1",
      [id, toPoisha(cash), paidOtherwisePoisha, isAsDue ? null : reason],
    );
    await writeParts(client, id, other);
    await reverseExcessSettled(client, id, viewer, reason);
    await record(client, viewer, {
      action: "order.payment_changed",
      subject: { id, name: orderNumber(id) },
      before: toJournalPayment(toTaka(amount_poisha), toOtherParts(current.payment)),
      after: { ...toJournalPayment(cash, other), note: reason },
    });
  });
  return showOneOrder({ id }, context);
}

const toJournalPayment = (cash: number, other: readonly OtherPart[]) => ({
  cash,
  paid_otherwise: other.map(otherPartText),
});

type NotedPayment = {
  rider_id: number;
  /** The order's total at payment. */
  expected_poisha: number;
  refunded: number;
  payment: PaymentRow | null;
};

async function findNotedPayment(client: PoolClient, id: number): Promise<NotedPayment | undefined> {
  const { rows } = await client.query<NotedPayment>(
    `select n.rider_id, n.expected_poisha, ${refundedSql("n.order_id")} as refunded,
            ${paymentSql("n.order_id")} as payment
     from order_payments n where n.order_id = $1`,
    [id],
  );
  return rows[0];
}

function lessThanRefundedProblem(refunded: number): Problem {
  const text = m.payment_refunded({ refunded: formatTaka(toTaka(refunded)) });
  return new Problem("invalid_fields", text, { errors: { cash: text } });
}
