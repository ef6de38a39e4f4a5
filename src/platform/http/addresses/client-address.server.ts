import type { Context } from "hono";
import type { Settings } from "../../settings/settings.server.ts";
import type { Shop } from "../../shop.server.ts";
import type { Env } from "../env.server.ts";

/**
 * The address a request came from. X-Forwarded-For is believed only where the settings say that a proxy writes it,
 * and then its last entry, the one that the proxy itself added.
 */
export function clientAddress(c: Context<Env>, shop: Shop): string {
  const forwarded = shop.settings.trustProxy && c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return forwarded || c.env?.incoming?.socket.remoteAddress || "unknown";
}

/** Where shoppers reach the shop, without a slash at the end: what absolute addresses begin with. */
export const shopUrl = ({ publicUrl, port }: Settings): string => publicUrl ?? `http://localhost:${port}`;
