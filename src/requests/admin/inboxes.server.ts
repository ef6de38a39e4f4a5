import type { z } from "zod";
import { adminPageSize, firstRowOf, pageOf } from "../../api/paging.ts";
import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import type { JournalAction } from "../../journal/actions.ts";
import { record } from "../../journal/record.server.ts";
import { m } from "../../language/messages.ts";
import { phoneDigits } from "../../language/phone.ts";
import { containing, digitsIn, inLatinDigits } from "../../platform/database/containing.server.ts";
import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import type { inboxMark, inboxQuery } from "./schemas.ts";

/** An inbox: its table, the columns to show, and the columns to search for words and for a phone number. */
type InboxTable = {
  table: "custom_orders" | "contact_messages";
  columns: string;
  text: string;
  phone: string;
  /** What the journal says when an entry was marked. */
  marked: JournalAction;
};

export const customOrders: InboxTable = {
  table: "custom_orders",
  columns: "customer_name, customer_email, customer_phone, order_details, delivery_address, order_id",
  text: "concat_ws(' ', customer_name, customer_email, order_details, delivery_address)",
  phone: "customer_phone",
  marked: "custom_order.marked",
};

export const messages: InboxTable = {
  table: "contact_messages",
  columns: "name, email, subject, message",
  text: "concat_ws(' ', name, email, subject, message)",
  // People write their number into the message.
  phone: "message",
  marked: "message.marked",
};

/** The columns that every inbox has. */
export type InboxRecord = { id: number; created_at: Date; done: boolean };

/** A page of an inbox: open entries first, the oldest before the others, then done ones, newest first. */
export async function readInbox<Row extends InboxRecord>(
  inbox: InboxTable,
  { search = "", open, page = 1 }: z.output<typeof inboxQuery>,
  { shop }: ApiContext,
) {
  const phone = phoneDigits(search);
  const values = [search, containing(search), phone === undefined ? null : containing(phone), open === "1"];
  const fits = `($1 = '' or ${inLatinDigits(inbox.text)} ilike $2 or ${digitsIn(inbox.phone)} like $3)
    and (not $4 or not done)`;
  const { pool } = shop.database;
  const [list, count] = await Promise.all([
    pool.query<Row>(
      `select id, ${inbox.columns}, created_at, done from ${inbox.table} where ${fits}
       order by done, case when done then -id else id end limit ${adminPageSize} offset $5`,
      [...values, firstRowOf(page)],
    ),
    pool.query<{ total: number; open: number }>(
      `select count(*) filter (where ${fits}) as total, count(*) filter (where not done) as open from ${inbox.table}`,
      values,
    ),
  ]);
  const { total, open: stillOpen } = count.rows[0] ?? { total: 0, open: 0 };
  const data = list.rows.map(({ created_at, done, ...fields }) => {
    return { ...fields, created_at: created_at.toISOString(), done: done ? (1 as const) : (0 as const) };
  });
  return { data, meta: { ...pageOf(total, page), open: stillOpen } };
}

/** SQL that counts the entries of an inbox for the dashboard, as one JSON object. */
export const countEntries = ({ table }: InboxTable) =>
  `select json_build_object('total', count(*), 'open', count(*) filter (where not done)) from ${table}`;

/** Marks an entry as dealt with, or open again. */
export async function mark(
  inbox: InboxTable,
  { id, done }: z.output<typeof inboxMark>,
  { shop, viewer }: ApiContext<Viewer>,
) {
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ was: boolean }>(
      `with old as (select id, done from ${inbox.table} where id = $1 for update)
       update ${inbox.table} e set done = $2 from old where e.id = old.id
       returning old.done as was`,
      [id, done === 1],
    );
    if (!rows[0]) throw new Problem("not_found", m.problem_not_found());
    await record(client, viewer, {
      action: inbox.marked,
      // No name: what customers wrote is deleted when it is settled, lines of the journal stay.
      subject: { id, name: `#${id}` },
      before: { done: rows[0].was },
      after: { done: done === 1 },
    });
  });
  return { success: true as const, done };
}
