import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "#src/platform/database/database.server.ts";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";

/** The content of the token in the link that ends all alerts of a recipient. */
export async function createEndToken(database: Database, recipient: string): Promise<string> {
  const name = Buffer.from(recipient).toString("base64url");
  return `${name}.${await sign(database, name)}`;
}

/** The recipient in a token; undefined for a forged one. */
export async function readRecipient(database: Database, token: string): Promise<string | undefined> {
  const [name = "", given = ""] = token.split(".");
  const expected = Buffer.from(await sign(database, name));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  return Buffer.from(name, "base64url").toString();
}

async function sign(database: Database, name: string): Promise<string> {
  const secret = await readOrCreateSecret(database, "stock-alerts");
  return createHmac("sha256", secret).update(name).digest("base64url");
}
