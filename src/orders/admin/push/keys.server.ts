import { createECDH } from "node:crypto";
import type { Database } from "#src/platform/database/database.server.ts";
import { storedSecret } from "#src/platform/settings/secrets.server.ts";

/** The shop's key pair for push services (VAPID), in base64url. Another private key, and each browser has to subscribe anew. */
export async function pushKeys(database: Database): Promise<{ publicKey: string; privateKey: string }> {
  // Of 32 random bytes one in four billion is no key of this curve.
  const secret = Buffer.from(await storedSecret(database, "push"), "base64");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: secret.toString("base64url") };
}
