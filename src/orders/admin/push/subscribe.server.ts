import { ECDH } from "node:crypto";
import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { hashOfBearer } from "#src/identity/session/sessions.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { pushKeys } from "./keys.server.ts";
import { mostSubscriptions } from "./rules.ts";
import type { pushEnd, pushSubscription } from "./schemas.ts";

/** See `showPushKey`. */
export async function showKey(_input: object, { shop }: ApiContext): Promise<{ data: { key: string } }> {
  return { data: { key: (await pushKeys(shop.database)).publicKey } };
}

/** See `subscribeToPush`. Refuses endpoints of unknown push services, and invalid keys. */
export async function subscribe(
  { endpoint, p256dh, auth }: z.output<typeof pushSubscription>,
  { shop, viewer, header }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  refuseStrange(endpoint, shop.settings.pushHosts);
  if (!isPublicKey(p256dh)) {
    const message = m.problem_broken_request();
    throw new Problem("invalid_fields", message, { errors: { p256dh: message } });
  }
  const { pool } = shop.database;
  await pool.query(
    sql`insert into push_subscriptions (session_hash, endpoint, p256dh, auth, language)
        values (${hashOfBearer(header("authorization"))}, ${endpoint}, ${p256dh}, ${auth}, ${locale()})
     on conflict (endpoint) do update set session_hash = excluded.session_hash, p256dh = excluded.p256dh,
       auth = excluded.auth, language = excluded.language, renewed_at = now()`,
  );
  await pool.query(
    `delete from push_subscriptions where id in (
       select p.id from push_subscriptions p join sessions s on s.token_hash = p.session_hash
       where s.user_id = $1 order by p.renewed_at desc, p.id desc offset ${mostSubscriptions}
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

/**
 * The server sends to this URL, which the browser chose: allow only HTTPS and configured hosts. Requires the
 * normalised spelling, as another URL parser might find another host.
 */
function refuseStrange(endpoint: string, hosts: readonly string[]): void {
  const { protocol, hostname, username, password, href } = read(endpoint);
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (protocol === "https:" && isKnown && username === "" && password === "" && href === endpoint) return;
  const message = m.order_push_unknown_service({ host: hostname, setting: "PUSH_HOSTS" });
  throw new Problem("invalid_fields", message, { errors: { endpoint: message } });
}

/** Whether it is a point on the curve of RFC 8291; otherwise no push could be encrypted. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

function read(endpoint: string) {
  try {
    return new URL(endpoint);
  } catch {
    return { protocol: "", hostname: endpoint.slice(0, 100), username: "", password: "", href: "" };
  }
}
