import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A secret of the Standard Webhooks specification: 256 random bits. */
export const newSecret = (): string => prefix + randomBytes(32).toString("base64");

/**
 * The headers of a signed message, as in the Standard Webhooks specification, with one signature per secret.
 * `at` is in ms since 1970.
 */
export function signedHeaders(
  { id, at, body }: { id: string; at: number; body: string },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
