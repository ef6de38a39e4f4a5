import { createHash } from "node:crypto";

/**
 * A limit's key as it is stored: with a hash instead of an e-mail address, "reset:a@example.com" as "reset:#2cQ…". No
 * address stands in the table or in a log of statements, and the same address still counts under one key.
 */
export const storedKey = (key: string): string =>
  key
    .split(":")
    .map((part) => (part.includes("@") ? hashOf(part) : part))
    .join(":");

const hashOf = (email: string) => `#${createHash("sha256").update(email).digest("base64url")}`;
