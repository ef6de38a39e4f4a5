import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "#src/platform/database/database.server.ts";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";

/** A signed token for the link that ends all alerts of a recipient: a user id or an e-mail address. */
export async function createEndToken(database: Database, recipient: string): Promise<string> {
  const encodedRecipient = Buffer.from(recipient).toString("base64url");
  return `${encodedRecipient}.${await sign(database, encodedRecipient)}`;
}

/** The recipient in a token; undefined for a forged one. */
export async function readRecipient(database: Database, token: string): Promise<string | undefined> {
  const [encodedRecipient = "", signature = ""] = token.split(".");
  const expected = Buffer.from(await sign(database, encodedRecipient));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  return Buffer.from(encodedRecipient, "base64url").toString();
}

async function sign(database: Database, text: string): Promise<string> {
  const secret = await readOrCreateSecret(database, "stock-alerts");
  return createHmac("sha256", secret).update(text).digest("base64url");
}
