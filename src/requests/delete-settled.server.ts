import type { Viewer } from "../api/viewer.ts";
import type { Queries } from "../platform/database/database.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { deletionSql } from "./admin/change-request.server.ts";
import { customOrders, messages } from "./admin/inboxes.server.ts";
import { deadlineDays, settledDays } from "./admin/rules.ts";

const isDueSql = "settled_at < now() - make_interval(days => $1)";

/** Deletes requests settled a week ago (see the privacy policy) and old deadlines. Returns how many requests. */
export async function deleteSettledRequests({ database: { pool } }: Shop): Promise<number> {
  const deletedCustomOrders = await pool.query(deletionSql(customOrders, isDueSql), [settledDays]);
  const deletedMessages = await pool.query(deletionSql(messages, isDueSql), [settledDays]);
  await pool.query(
    `delete from answer_deadlines d where created_at < now() - make_interval(days => $1)
       and not exists (select from contact_messages e where e.id = d.message_id)`,
    [deadlineDays],
  );
  return (deletedCustomOrders.rowCount ?? 0) + (deletedMessages.rowCount ?? 0);
}

/** Deletes the requests surely by a deleted user: sent while signed in, or with a verified e-mail address. */
export async function deleteRequestsOf(queries: Queries, { id }: Viewer): Promise<void> {
  await queries.query(deletionSql(customOrders, `user_id = $1 or customer_email = ${verifiedEmail}`), [id]);
  await queries.query(deletionSql(messages, `user_id = $1 or email = ${verifiedEmail}`), [id]);
}

/** SQL: the verified e-mail address of user $1. */
const verifiedEmail = "(select email from users where id = $1 and email_verified)";
