import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import {
  type Cap,
  countAttempt,
  countCapped,
  isCapReached,
} from "#src/platform/http/limits/limits.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import { findChannel } from "./channel.server.ts";
import { readRecipient } from "./end-token.server.ts";
import { maxAlertsPerCustomer, maxPerRecipientPerDay } from "./rules.ts";
import type { alertById, alertRequest, alertsEnd } from "./schemas.ts";

const secondsPerDay = 24 * 60 * 60;

/** See `requestStockAlert`. */
export async function requestAlert(
  { id, email }: z.output<typeof alertRequest>,
  context: ApiContext,
): Promise<{ success: true; message: string }> {
  const { shop, viewer } = context;
  await assertSoldOut(id, context);
  if (viewer) await assertCustomerCanBeAlerted(id, context, viewer);
  else await assertEmailCanBeAlerted(email, context);
  await shop.database.pool.query(
    sql`insert into stock_alerts (product_id, user_id, email, language)
        values (${id}, ${viewer?.id ?? null}, ${viewer ? null : email}, ${locale()})
        on conflict do nothing`,
  );
  return { success: true, message: m.alert_done() };
}

/**
 * Refuses a missing e-mail address, one that has ended its alerts, one with too many requests today, and any
 * address if the shop cannot send e-mail.
 */
async function assertEmailCanBeAlerted(email: string | undefined, { shop }: ApiContext) {
  const emailProblem = (message: string) =>
    new Problem("invalid_fields", message, { errors: { email: message } });
  if (!email) throw emailProblem(m.alert_email_missing());
  if (!findChannel(await shop.details.sending(), { email, mobile: null }))
    throw emailProblem(m.alert_sign_in());
  if (await isCapReached(shop.database.pool, [endedCap(email)])) throw emailProblem(m.alert_email_ended());
  await countAttempt(shop, `stock-alerts:${email}`, { most: maxPerRecipientPerDay, seconds: secondsPerDay });
}

/** After an address has ended its alerts, strangers cannot request new ones for as long as requests are stored. */
const endedCap = (recipient: string): Cap => ({
  key: `stock-alerts-ended:${recipient}`,
  most: 1,
  seconds: retentionDays.stockAlerts * secondsPerDay,
});

async function assertSoldOut(id: number, { shop }: ApiContext) {
  const { rows } = await shop.database.pool.query<{ sold_out: boolean }>(
    "select stock is not distinct from 0 as sold_out from products where id = $1 and not is_archived",
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.product_not_found());
  if (!rows[0].sold_out) throw new Problem("not_sold_out", m.alert_available());
}

/** Refuses a customer who cannot be reached, or waits for many other products. */
async function assertCustomerCanBeAlerted(productId: number, { shop }: ApiContext, { id }: Viewer) {
  const { rows } = await shop.database.pool.query<CustomerContact>(
    `select nullif(u.email, '') as email, case when u.mobile_proven_at is not null then u.mobile_e164 end as mobile,
            exists (select from customer_push_subscriptions p join sessions s on s.token_hash = p.session_hash
                    where s.user_id = u.id and s.expires_at > now()) as has_device,
            (select count(*)::int from stock_alerts where user_id = u.id and product_id <> $2) as others
     from users u where u.id = $1`,
    [id, productId],
  );
  const { email = null, mobile = null, has_device: hasDevice = false, others = 0 } = rows[0] ?? {};
  if (!hasDevice && !findChannel(await shop.details.sending(), { email, mobile }))
    throw new Problem("not_offered", m.alert_unreachable());
  if (others >= maxAlertsPerCustomer)
    throw new Problem("alerts_full", m.alert_too_many({ max: formatNumber(maxAlertsPerCustomer) }));
}

type CustomerContact = { email: string | null; mobile: string | null; has_device: boolean; others: number };

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
  const recipient = await readRecipient(shop.database, token);
  if (recipient === undefined) throw new Problem("not_found", m.alert_link_wrong());
  await shop.database.pool.query("delete from stock_alerts where coalesce(user_id::text, email) = $1", [
    recipient,
  ]);
  // An e-mail address is marked as ended. The high cap lets the same link be used again without an error.
  if (recipient.includes("@"))
    await countCapped(shop.database.pool, [{ ...endedCap(recipient), most: Number.MAX_SAFE_INTEGER }]);
  return { success: true as const, message: m.alert_ended_all() };
}
