import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type UnprovenPhone = z.infer<typeof schemas.unprovenPhone>;

/**
 * Six digits by SMS. Refuses with `too_fast` and the seconds to wait, and with `not_offered` if no proof is
 * needed or no more codes can be sent today.
 */
export const sendPhoneCode = command<z.input<typeof schemas.codeRequest>, z.infer<typeof schemas.codeSent>>(
  "/api/phone-proof",
  { resend_after: "number", expires_in: "number" },
);

/** Refuses a wrong or expired code with `invalid_fields`. */
export const confirmPhone = command<z.input<typeof schemas.codeDraft>, z.infer<typeof schemas.phoneProven>>(
  "/api/phone-proof/confirm",
  { message: "string" },
);
