import type { Shop } from "../platform/shop.server.ts";
import { deletionOf } from "./admin/change-request.server.ts";
import { customOrders, messages } from "./admin/inboxes.server.ts";
import { settledDays } from "./admin/rules.ts";

const over = "settled_at < now() - make_interval(days => $1)";

/** Deletes the requests that were settled a week ago, as the privacy policy promises. */
export async function forgetSettled({ database: { pool } }: Shop): Promise<void> {
  await pool.query(deletionOf(customOrders, over), [settledDays]);
  await pool.query(deletionOf(messages, over), [settledDays]);
}
