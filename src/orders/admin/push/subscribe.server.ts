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

/** See `showPushKey` of the contract. */
export async function showKey(_input: object, { shop }: ApiContext): Promise<{ data: { key: string } }> {
  return { data: { key: (await pushKeys(shop.database)).publicKey } };
}

/** See `subscribeToPush` of the contract. Refuses an endpoint that is not of a push service of the settings, and a key that is none. */
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

/** See `endPush` of the contract. */
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
 * The shop's server sends to this address, which the browser names: so only to https, and to hosts of the settings and below them. In
 * the spelling of the URL standard, because another reader of addresses might find another host in it.
 */
function refuseStrange(endpoint: string, hosts: readonly string[]): void {
  const { protocol, hostname, username, password, href } = read(endpoint);
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (protocol === "https:" && isKnown && username === "" && password === "" && href === endpoint) return;
  const message = m.order_push_unknown_service({ host: hostname, setting: "PUSH_HOSTS" });
  throw new Problem("invalid_fields", message, { errors: { endpoint: message } });
}

/** Whether this is a point of the curve that push services encrypt with (RFC 8291): no push could be sent to any other. */
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
