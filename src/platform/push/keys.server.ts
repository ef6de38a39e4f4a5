import { createECDH } from "node:crypto";
import type { Database } from "#src/platform/database/database.server.ts";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** The shop's VAPID key pair, in base64url. Changing the private key invalidates every subscription. */
export async function readPushKeys(database: Database): Promise<{ publicKey: string; privateKey: string }> {
  // Throws for one in four billion secrets, which is not a valid key of this curve.
  const secret = Buffer.from(await readOrCreateSecret(database, "push"), "base64");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: secret.toString("base64url") };
}

/** What the shop signs its messages with (RFC 8292), and where its operator can be reached. */
export async function createVapidDetails(shop: Shop) {
  return { subject: await vapidSubject(shop), ...(await readPushKeys(shop.database)) };
}

async function vapidSubject({ settings, details }: Shop): Promise<string> {
  if (settings.publicUrl?.startsWith("https://")) return settings.publicUrl;
  return `mailto:${(await details.current()).email || settings.adminEmail}`;
}
