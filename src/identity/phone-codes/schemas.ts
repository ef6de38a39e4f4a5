import { z } from "zod";
import { line } from "#src/api/schemas.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { maxMobile } from "../addresses/rules.ts";
import { codeLength } from "./rules.ts";

/** A mobile number of Bangladesh, as typed. */
export const mobile = line(maxMobile, () => m.checkout_mobile_missing()).refine(
  (typed) => bangladeshiMobile(typed) !== undefined,
  { error: () => m.checkout_mobile_odd() },
);

/** Accepts Latin and Bengali digits; ignores spaces and hyphens. */
export const code = line(40, () => m.phone_code_missing())
  .transform((typed) => toLatinDigits(typed).replace(/[\s-]/g, ""))
  .refine((digits) => digits.length === codeLength && /^[0-9]+$/.test(digits), {
    error: () => m.phone_code_missing(),
  });

/** Seconds until the next code may be sent, and until this one expires. */
export const codeTimes = { resend_after: z.int(), expires_in: z.int() };
