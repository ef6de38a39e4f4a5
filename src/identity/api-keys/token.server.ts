import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const prefix = "tatka_";
/** The secret in hexadecimal digits, two for each of its bytes. */
const secretLength = 40;
const checksumLength = 8;

/** 160 random bits and a checksum in hexadecimal: scanners for leaked secrets can recognise it. */
export function createKeyToken(): string {
  const secret = randomBytes(secretLength / 2).toString("hex");
  return prefix + secret + computeChecksum(secret);
}

/** Whether a token may be a key at all: a mistyped one costs no query. */
export function isKeyToken(token: string): boolean {
  const secret = token.slice(prefix.length, -checksumLength);
  return (
    token.startsWith(prefix) && secret.length === secretLength && token.endsWith(computeChecksum(secret))
  );
}

const computeChecksum = (secret: string) => crc32(secret).toString(16).padStart(checksumLength, "0");

/** What is stored of a key. */
export const hashKey = (token: string): string => createHash("sha256").update(token).digest("base64url");
