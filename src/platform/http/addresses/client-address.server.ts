import type { Context } from "hono";
import type { Settings } from "../../settings/settings.server.ts";
import type { Shop } from "../../shop.server.ts";
import type { Env } from "../env.server.ts";

/** The client's IP address. X-Forwarded-For counts only with TRUST_PROXY, and then only its last entry, which the proxy itself added. */
export function clientAddress(c: Context<Env>, shop: Shop): string {
  const forwarded = shop.settings.trustProxy && c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return forwarded || c.env?.incoming?.socket.remoteAddress || "unknown";
}

/** The network of a client's IP address: what limits count by. */
export const clientNetwork = (c: Context<Env>, shop: Shop): string => networkOf(clientAddress(c, shop));

/** The network of an IP address: for IPv4 the address itself, for IPv6 the first half, which a provider gives to one customer. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").slice(0, 64);
  if (!plain.includes(":")) return plain;
  const [left = "", right = ""] = plain.toLowerCase().split("::");
  const [begin, end] = [left, right].map((half) => half.split(":").filter(Boolean));
  const gap = Array(Math.max(0, 8 - (begin?.length ?? 0) - (end?.length ?? 0))).fill("0");
  return [...(begin ?? []), ...gap, ...(end ?? [])].slice(0, 4).join(":");
}

/** The shop's public address, without a slash at the end; absolute addresses begin with it. */
export const shopUrl = ({ publicUrl, port }: Settings): string => publicUrl ?? `http://localhost:${port}`;
