import sql from "sql-template-tag";
import type { z } from "zod";
import type { pushSubscription } from "#src/api/schemas.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { hashBearer } from "#src/identity/session/sessions.server.ts";
import { locale } from "#src/language/locale.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { checkSubscription } from "#src/platform/push/check-subscription.server.ts";
import { readPushKeys } from "#src/platform/push/keys.server.ts";
import { maxSubscriptions } from "./rules.ts";
import type { pushEnd } from "./schemas.ts";

/** See `showPushKey`. */
export async function showKey(_input: object, { shop }: ApiContext): Promise<{ data: { key: string } }> {
  return { data: { key: (await readPushKeys(shop.database)).publicKey } };
}

/** See `subscribeToPush`. Refuses endpoints of unknown push services, and invalid keys. */
export async function subscribe(
  { endpoint, p256dh, auth }: z.output<typeof pushSubscription>,
  { shop, viewer, requestHeader }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  checkSubscription({ endpoint, p256dh }, shop.settings.pushHosts);
  const { pool } = shop.database;
  await pool.query(
    sql`insert into push_subscriptions (session_hash, endpoint, p256dh, auth, language)
        values (${hashBearer(requestHeader("authorization"))}, ${endpoint}, ${p256dh}, ${auth}, ${locale()})
     on conflict (endpoint) do update set session_hash = excluded.session_hash, p256dh = excluded.p256dh,
       auth = excluded.auth, language = excluded.language, renewed_at = now()`,
  );
  await pool.query(
    `delete from push_subscriptions where id in (
       select p.id from push_subscriptions p join sessions s on s.token_hash = p.session_hash
       where s.user_id = $1 order by p.renewed_at desc, p.id desc offset ${maxSubscriptions}
     )`,
    [viewer.id],
  );
  return { success: true };
}

/** See `endPush`. */
export async function unsubscribe(
  { endpoint }: z.output<typeof pushEnd>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  await shop.database.pool.query(
    `delete from push_subscriptions p using sessions s
     where p.endpoint = $1 and s.token_hash = p.session_hash and s.user_id = $2`,
    [endpoint, viewer.id],
  );
  return { success: true };
}
