import { createHmac, timingSafeEqual } from "node:crypto";
import { localUrl } from "#src/language/locale.ts";
import type { Database } from "#src/platform/database/database.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** Characters of the signature: 96 bits, since an SMS has little space. */
const signatureLength = 16;

/** The URL where a customer chooses a new time after the last failed delivery, without signing in. */
export async function newTimeUrl({ database, settings }: Shop, orderId: number): Promise<string> {
  const { rows } = await database.pool.query<{ id: number | null }>(
    "select max(id) as id from order_steps where order_id = $1 and to_fulfilment = 'not_delivered'",
    [orderId],
  );
  const content = `${orderId.toString(36)}.${(rows[0]?.id ?? 0).toString(36)}`;
  return `${shopUrl(settings)}${localUrl("/new-time")}#${content}.${await sign(database, content)}`;
}

/** The order and its failed delivery; undefined for a forged token. */
export async function readLinkToken(
  database: Database,
  token: string,
): Promise<{ order: number; step: number } | undefined> {
  const [order = "", step = "", givenSignature = ""] = token.split(".");
  const expected = Buffer.from(await sign(database, `${order}.${step}`));
  const actual = Buffer.from(givenSignature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  return { order: Number.parseInt(order, 36), step: Number.parseInt(step, 36) };
}

async function sign(database: Database, content: string): Promise<string> {
  const secret = await readOrCreateSecret(database, "new-time");
  return createHmac("sha256", secret).update(content).digest("base64url").slice(0, signatureLength);
}
