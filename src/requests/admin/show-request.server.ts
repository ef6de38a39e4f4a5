import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { orderNumber } from "#src/orders/order.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { EmailStatus } from "#src/platform/mail/email-rules.ts";
import type {
  CustomOrderRow,
  MessageRow,
  OneCustomOrder,
  OneMessage,
  RequestAnswer,
  RequestSummary,
} from "./contract.ts";
import {
  customOrders,
  type InboxRecord,
  type InboxTable,
  messages,
  requestColumns,
  requestTables,
  toRequest,
} from "./inboxes.server.ts";

export type CustomOrderRecord = Omit<CustomOrderRow, keyof RequestSummary | "order"> &
  InboxRecord & { order_id: number | null };
export type MessageRecord = Omit<MessageRow, keyof RequestSummary> & InboxRecord;

export function toCustomOrder<Row extends { order_id: number | null }>({ order_id, ...row }: Row) {
  return { ...row, order: toOrderReference(order_id) };
}

/** The order of a custom order, by the order's id. */
export const toOrderReference = (id: number | null): CustomOrderRow["order"] =>
  id === null ? null : { id, number: orderNumber(id) };

/** Throws `not_found`. */
export async function showCustomOrder(queries: Queries, id: number): Promise<OneCustomOrder> {
  const { rows } = await queries.query<CustomOrderRecord>(
    `select ${requestColumns(customOrders)}, ${customOrders.columns} from ${requestTables(customOrders)} where e.id = $1`,
    [id],
  );
  const row = toCustomOrder(toRequest(requireRow(rows[0])));
  return { data: { ...row, answers: await readAnswers(queries, customOrders, id) } };
}

/** Throws `not_found`. */
export async function showMessage(queries: Queries, id: number): Promise<OneMessage> {
  const { rows } = await queries.query<MessageRecord>(
    `select ${requestColumns(messages)}, ${messages.columns} from ${requestTables(messages)} where e.id = $1`,
    [id],
  );
  const row = toRequest(requireRow(rows[0]));
  return { data: { ...row, answers: await readAnswers(queries, messages, id) } };
}

function requireRow<Row>(row: Row | undefined): Row {
  if (!row) throw new Problem("not_found", m.problem_not_found());
  return row;
}

type AnswerRecord = Omit<RequestAnswer, "at"> & { at: Date; delivery: EmailStatus | null };

async function readAnswers(queries: Queries, { answers }: InboxTable, id: number): Promise<RequestAnswer[]> {
  const { rows } = await queries.query<AnswerRecord>(
    `select a.id, u.name as by, a.at, a.channel, a.text, r.status as delivery
     from request_answers a join users u on u.id = a.user_id left join email_receipts r on r.id = a.receipt_id
     where a.${answers} = $1 order by a.id`,
    [id],
  );
  return rows.map(({ at, ...answer }) => ({ ...answer, at: at.toISOString() }));
}
