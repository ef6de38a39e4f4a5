import { z } from "zod";
import { maxPassword } from "#src/api/limits.ts";
import { line } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";

export const ownSecondFactor = z.object({
  data: z.object({
    enrolled: z.boolean(),
    demanded: z.boolean(),
    proven: z.boolean(),
    recovery_codes: z.int(),
  }),
});

export const beginning = z.strictObject({ password: z.string().max(maxPassword).optional() });
export const enrolment = z.object({
  success: z.literal(true),
  /** `secret` in base32, for typing; `uri` (otpauth:) for the QR code. */
  data: z.object({ secret: z.string(), uri: z.string() }),
});

export const codeInput = z.strictObject({ code: line(40, () => m.factor_code_missing()) });
export const recoveryCodes = z.object({
  success: z.literal(true),
  data: z.object({ codes: z.array(z.string()) }),
});
/** Replaces the session's token. */
const newToken = { token: z.string() };
export const confirmed = recoveryCodes.extend(newToken);
export const proven = z.object({ success: z.literal(true), ...newToken });
export const removed = z.object({ success: z.literal(true) });
