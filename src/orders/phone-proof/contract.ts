import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type UnprovenPhone = z.infer<typeof schemas.unprovenPhone>;

/**
 * Sends a six-digit code by SMS to a Bangladeshi mobile. Refuses with `too_fast` and the seconds to wait, and
 * with `not_offered` if the shop needs no proof or can send no more codes today.
 */
export const sendPhoneCode = command<z.input<typeof schemas.codeRequest>, z.infer<typeof schemas.codeSent>>(
  "/api/phone-proof",
  { resend_after: "number", expires_in: "number" },
);

/**
 * Proves the number by the code, so that the viewer's orders to it are accepted. Refuses a wrong or expired
 * code with `invalid_fields`.
 */
export const confirmPhone = command<z.input<typeof schemas.codeDraft>, z.infer<typeof schemas.phoneProven>>(
  "/api/phone-proof/confirm",
  { message: "string" },
);
