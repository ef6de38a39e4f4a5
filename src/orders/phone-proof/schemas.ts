import { z } from "zod";
import { code, codeTimes, mobile } from "#src/identity/phone-codes/schemas.ts";

export const codeRequest = z.strictObject({ mobile_no: mobile });
export const codeDraft = z.strictObject({ mobile_no: mobile, code });
export const codeSent = z.object({ success: z.literal(true), message: z.string(), ...codeTimes });
export const phoneProven = z.object({ success: z.literal(true), message: z.string() });

/** Details of `phone_unproven`. `resend_after`: seconds until the next code, if one is still valid. */
export const unprovenPhone = z.object({ mobile_no: z.string(), resend_after: z.int().optional() });
