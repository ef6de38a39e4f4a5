import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { countAttempt } from "#src/platform/http/limits/limits.server.ts";
import { recipientIn } from "./end-token.server.ts";
import { maxOfCustomer, maxPerRecipient } from "./rules.ts";
import type { alertById, alertRequest, alertsEnd } from "./schemas.ts";

const daySeconds = 24 * 60 * 60;

/** See `requestStockAlert`. */
export async function requestAlert(
  { id, contact, website }: z.output<typeof alertRequest>,
  context: ApiContext,
): Promise<{ success: true; message: string }> {
  const { shop, viewer } = context;
  if (website) return { success: true, message: m.alert_done() };
  await demandSoldOut(id, context);
  if (!viewer && !contact) {
    const message = m.alert_contact_missing();
    throw new Problem("invalid_fields", message, { errors: { contact: message } });
  }
  const recipient = viewer ? {} : (contact ?? {});
  const { email, mobile } = { email: undefined, mobile: undefined, ...recipient };
  if (viewer) await demandRoom(context, viewer);
  else {
    const limit = { most: maxPerRecipient, seconds: daySeconds };
    await countAttempt(shop, `stock-alerts:${email ?? mobile}`, limit);
  }
  await shop.database.pool.query(
    sql`insert into stock_alerts (product_id, user_id, email, mobile_e164, language)
        values (${id}, ${viewer?.id ?? null}, ${email ?? null}, ${mobile ?? null}, ${locale()})
        on conflict do nothing`,
  );
  shop.queues.wake();
  return { success: true, message: m.alert_done() };
}

async function demandSoldOut(id: number, { shop }: ApiContext) {
  const { rows } = await shop.database.pool.query<{ sold_out: boolean }>(
    "select stock is not distinct from 0 as sold_out from products where id = $1 and not is_archived",
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.product_not_found());
  if (!rows[0].sold_out) throw new Problem("not_sold_out", m.alert_available());
}

async function demandRoom({ shop }: ApiContext, { id }: Viewer) {
  const { rows } = await shop.database.pool.query<{ count: number }>(
    "select count(*)::int as count from stock_alerts where user_id = $1",
    [id],
  );
  if ((rows[0]?.count ?? 0) >= maxOfCustomer)
    throw new Problem("alerts_full", m.alert_too_many({ max: number(maxOfCustomer) }));
}

/** See `listStockAlerts`. */
export async function listAlerts(_input: object, { shop, viewer }: ApiContext<Viewer>) {
  const { rows } = await shop.database.pool.query<{ product_id: number }>(
    "select product_id from stock_alerts where user_id = $1 order by id desc",
    [viewer.id],
  );
  return { data: rows.map((row) => row.product_id) };
}

/** See `endStockAlert`. */
export async function endAlert({ id }: z.output<typeof alertById>, { shop, viewer }: ApiContext<Viewer>) {
  await shop.database.pool.query("delete from stock_alerts where product_id = $1 and user_id = $2", [
    id,
    viewer.id,
  ]);
  return { success: true as const, message: m.alert_ended() };
}

/** See `endStockAlerts`. Refuses a forged token. */
export async function endAlerts({ token }: z.output<typeof alertsEnd>, { shop }: ApiContext) {
  const recipient = await recipientIn(shop.database, token);
  if (recipient === undefined) throw new Problem("not_found", m.alert_link_wrong());
  await shop.database.pool.query(
    "delete from stock_alerts where coalesce(user_id::text, email, mobile_e164) = $1",
    [recipient],
  );
  return { success: true as const, message: m.alert_ended_all() };
}
