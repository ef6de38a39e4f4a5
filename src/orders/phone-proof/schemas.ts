import { z } from "zod";
import { line } from "#src/api/schemas.ts";
import { maxMobile } from "#src/identity/addresses/rules.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { codeLength } from "./rules.ts";

const mobile = line(maxMobile, () => m.checkout_mobile_missing()).refine(
  (typed) => bangladeshiMobile(typed) !== undefined,
  { error: () => m.checkout_mobile_odd() },
);

export const codeRequest = z.strictObject({ mobile_no: mobile });

/** `code` in either digit set; blanks are ignored. */
export const codeDraft = z.strictObject({
  mobile_no: mobile,
  code: line(40, () => m.phone_proof_code_missing())
    .transform((typed) => toLatinDigits(typed).replace(/[\s-]/g, ""))
    .refine((code) => code.length === codeLength && /^[0-9]+$/.test(code), {
      error: () => m.phone_proof_code_missing(),
    }),
});

export const codeSent = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Seconds until the next code may be sent, and until this one expires. */
  resend_after: z.int(),
  expires_in: z.int(),
});

export const phoneProven = z.object({ success: z.literal(true), message: z.string() });

/** Details of `phone_unproven`. `resend_after`: seconds until the next code, if one is still valid. */
export const unprovenPhone = z.object({ mobile_no: z.string(), resend_after: z.int().optional() });
