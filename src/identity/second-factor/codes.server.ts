import { createHash, randomInt } from "node:crypto";
import { verifySync } from "otplib";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { now } from "#src/platform/clock.server.ts";

/** Tolerated clock difference of a phone in seconds; RFC 6238, 5.2, recommends one step of 30. */
const toleranceSeconds = 30;

/**
 * Returns the time step of a TOTP code for `secret` (base32); undefined if it is wrong or not after
 * `lastStep`. Accepts Latin and Bengali digits.
 */
export function findTimeStep(code: string, secret: string, lastStep: number): number | undefined {
  const token = toLatinDigits(code).replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const result = verifySync({
    secret,
    token,
    epochTolerance: toleranceSeconds,
    afterTimeStep: lastStep,
    epoch: Math.floor(now() / 1_000),
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

/** Of recovery codes: without letters and digits that look alike. */
const codeAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryCodeCount = 10;
const recoveryCodeLength = 12;

/** Ten recovery codes as "abcd-efgh-jkmn": 59 bits each, so that a plain hash cannot be reversed. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)])
      .join("")
      .replace(/(.{4})(?=.)/g, "$1-"),
  );
}

/** The hash of a typed recovery code; undefined if it is malformed. */
export function hashRecoveryCode(code: string): string | undefined {
  const normalizedCode = code.toLowerCase().replace(/[\s-]/g, "");
  return normalizedCode.length === recoveryCodeLength
    ? createHash("sha256").update(normalizedCode).digest("base64url")
    : undefined;
}
