import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Context } from "hono";
import type { Settings } from "#src/platform/settings/settings.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { Env } from "../env.server.ts";

/** The client's IP address; with TRUST_PROXY the last entry of X-Forwarded-For, which the proxy added. */
function findClientIp(
  { trustProxy }: Settings,
  forwarded: string | null | undefined,
  socket: Socket | undefined,
) {
  return (trustProxy && forwarded?.split(",").at(-1)?.trim()) || socket?.remoteAddress || "unknown";
}

export const clientIp = (c: Context<Env>, { settings }: Shop): string =>
  findClientIp(settings, c.req.header("x-forwarded-for"), c.env?.incoming?.socket);

export const clientNetwork = (c: Context<Env>, shop: Shop): string => networkOf(clientIp(c, shop));

export const messageNetwork = ({ headers, socket }: IncomingMessage, settings: Settings): string =>
  networkOf(findClientIp(settings, String(headers["x-forwarded-for"] ?? ""), socket));

export const requestNetwork = (
  { headers }: Request,
  { incoming }: Env["Bindings"],
  settings: Settings,
): string => networkOf(findClientIp(settings, headers.get("x-forwarded-for"), incoming?.socket));

/** The network of an IP address: for IPv4 the address itself, for IPv6 the first half, which a provider gives to one customer. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, "").slice(0, 64);
  if (!address.includes(":")) return address;
  const [left = "", right = ""] = address.toLowerCase().split("::");
  const leftGroups = left.split(":").filter(Boolean);
  const rightGroups = right.split(":").filter(Boolean);
  // "::" stands for the missing ones of eight groups.
  const zeroGroups = Array(Math.max(0, 8 - leftGroups.length - rightGroups.length)).fill("0");
  return [...leftGroups, ...zeroGroups, ...rightGroups].slice(0, 4).join(":");
}

/** The shop's public URL, without a trailing slash. */
export const shopUrl = ({ publicUrl, port }: Settings): string => publicUrl ?? `http://localhost:${port}`;
