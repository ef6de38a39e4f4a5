import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type UnprovenPhone = z.infer<typeof schemas.unprovenPhone>;

/**
 * Sends a code of six digits by SMS to a mobile of Bangladesh. Refuses with `too_fast` and the seconds to wait where one was just
 * sent, and with `not_offered` where orders need none: the shop asks for no proof, or can send no more codes today.
 */
export const sendPhoneCode = command<z.input<typeof schemas.codeRequest>, z.infer<typeof schemas.codeSent>>(
  "/api/phone-proof",
  { resend_after: "number", expires_in: "number" },
);

/** Proves the number by the code: the viewer's orders to it are taken from then on. Refuses a wrong or late code as `invalid_fields`. */
export const confirmPhone = command<z.input<typeof schemas.codeDraft>, z.infer<typeof schemas.phoneProven>>(
  "/api/phone-proof/confirm",
  { message: "string" },
);
