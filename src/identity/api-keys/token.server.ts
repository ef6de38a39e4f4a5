import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const prefix = "tatka_";

/** 160 random bits and a checksum in hexadecimal: scanners for leaked secrets can recognise it. */
export function createKeyToken(): string {
  const secret = randomBytes(20).toString("hex");
  return prefix + secret + computeChecksum(secret);
}

/** Whether a token may be a key at all: a mistyped one costs no query. */
export function isKeyToken(token: string): boolean {
  const secret = token.slice(prefix.length, -8);
  return token.startsWith(prefix) && secret.length === 40 && token.endsWith(computeChecksum(secret));
}

const computeChecksum = (secret: string) => crc32(secret).toString(16).padStart(8, "0");

/** What is stored of a key. */
export const hashKey = (token: string): string => createHash("sha256").update(token).digest("base64url");
