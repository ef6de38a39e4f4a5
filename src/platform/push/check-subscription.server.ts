import { ECDH } from "node:crypto";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";

/** A browser's subscription: the URL at its push service, its public key and the secret (RFC 8291), in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** Refuses URLs that are not https at one of `hosts`, and invalid keys, with `invalid_fields`. */
export function checkSubscription(
  { endpoint, p256dh }: Pick<PushTarget, "endpoint" | "p256dh">,
  hosts: readonly string[],
): void {
  assertKnownHost(endpoint, hosts);
  if (isPublicKey(p256dh)) return;
  const message = m.problem_broken_request();
  throw new Problem("invalid_fields", message, { errors: { p256dh: message } });
}

/**
 * The server sends to this URL, which the browser chose: allow only HTTPS and configured hosts. Requires the
 * normalised spelling, as another URL parser might find another host.
 */
function assertKnownHost(endpoint: string, hosts: readonly string[]): void {
  const { protocol, hostname, username, password, href } = parseUrl(endpoint);
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

function parseUrl(endpoint: string) {
  try {
    return new URL(endpoint);
  } catch {
    return { protocol: "", hostname: endpoint.slice(0, 100), username: "", password: "", href: "" };
  }
}
