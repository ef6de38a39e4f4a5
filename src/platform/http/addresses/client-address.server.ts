import type { Context } from "hono";
import type { Settings } from "../../settings/settings.server.ts";
import type { Shop } from "../../shop.server.ts";
import type { Env } from "../env.server.ts";

/** The client's IP address. X-Forwarded-For counts only with TRUST_PROXY, and then only its last entry, which the proxy itself added. */
export function clientAddress(c: Context<Env>, shop: Shop): string {
  const forwarded = shop.settings.trustProxy && c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return forwarded || c.env?.incoming?.socket.remoteAddress || "unknown";
}

/** The shop's public address, without a slash at the end; absolute addresses begin with it. */
export const shopUrl = ({ publicUrl, port }: Settings): string => publicUrl ?? `http://localhost:${port}`;
