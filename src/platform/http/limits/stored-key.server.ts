import { createHash } from "node:crypto";

/**
 * The stored form of a limit's key, with a hash for an e-mail address: "reset:a@example.com" becomes
 * "reset:#2cQ…". Neither the table nor a statement log contains the address, and the same address still has
 * one key.
 */
export const toStoredKey = (key: string): string =>
  key
    .split(":")
    .map((part) => (part.includes("@") ? hashEmail(part) : part))
    .join(":");

const hashEmail = (email: string) => `#${createHash("sha256").update(email).digest("base64url")}`;
