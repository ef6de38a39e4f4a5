import sql from "sql-template-tag";
import type { z } from "zod";
import type { pushSubscription } from "#src/api/schemas.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { checkSubscription } from "#src/platform/push/check-subscription.server.ts";
import { readPushKeys } from "#src/platform/push/keys.server.ts";
import { hashBearer } from "../session/sessions.server.ts";
import type { PushDevice } from "./contract.ts";
import type { ownPushes, pushById } from "./schemas.ts";

/** The most devices of an account. */
const maxDevices = 10;

type DeviceRow = Omit<PushDevice, "since"> & { since: Date };

/** The devices on which the viewer agreed to notifications, and the key with which a browser subscribes. */
export async function listPushDevices(
  _input: object,
  { shop, viewer, requestHeader }: ApiContext<Viewer>,
): Promise<z.output<typeof ownPushes>> {
  const { rows } = await shop.database.pool.query<DeviceRow>(
    `select p.id, s.browser, s.system, s.token_hash = $2 as current, p.renewed_at as since
     from customer_push_subscriptions p join sessions s on s.token_hash = p.session_hash
     where s.user_id = $1 and s.expires_at > now() order by current desc, p.renewed_at desc`,
    [viewer.id, hashBearer(requestHeader("authorization"))],
  );
  const devices = rows.map((row) => ({ ...row, since: row.since.toISOString() }));
  return { data: { key: (await readPushKeys(shop.database)).publicKey, devices } };
}

/** Saves or renews this session's device. Refuses URLs of unknown push services, and invalid keys. */
export async function addDevice(
  { endpoint, p256dh, auth }: z.output<typeof pushSubscription>,
  context: ApiContext<Viewer>,
): Promise<z.output<typeof ownPushes>> {
  const { shop, viewer, requestHeader } = context;
  checkSubscription({ endpoint, p256dh }, shop.settings.pushHosts);
  const { pool } = shop.database;
  await pool.query(
    sql`insert into customer_push_subscriptions (session_hash, endpoint, p256dh, auth)
        values (${hashBearer(requestHeader("authorization"))}, ${endpoint}, ${p256dh}, ${auth})
        on conflict (endpoint) do update set session_hash = excluded.session_hash, p256dh = excluded.p256dh,
          auth = excluded.auth, renewed_at = now()`,
  );
  await pool.query(
    `delete from customer_push_subscriptions where id in (
       select p.id from customer_push_subscriptions p join sessions s on s.token_hash = p.session_hash
       where s.user_id = $1 order by p.renewed_at desc, p.id desc offset ${maxDevices}
     )`,
    [viewer.id],
  );
  return listPushDevices({}, context);
}

/** Ends the notifications of one of the viewer's devices. Idempotent. */
export async function endDevice({ id }: z.output<typeof pushById>, { shop, viewer }: ApiContext<Viewer>) {
  await shop.database.pool.query(
    `delete from customer_push_subscriptions p using sessions s
     where p.id = $1 and s.token_hash = p.session_hash and s.user_id = $2`,
    [id, viewer.id],
  );
  return { success: true as const, message: m.push_ended() };
}
