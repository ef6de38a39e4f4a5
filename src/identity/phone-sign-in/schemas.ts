import { z } from "zod";
import { maxPassword, maxReason } from "#src/api/limits.ts";
import { id, line, optionalName } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { shownPolicy } from "../consents/schemas.ts";
import { code, codeTimes, mobile } from "../phone-codes/schemas.ts";
import { viewer } from "../schemas.ts";

export const signInCodeRequest = z.object({ mobile_no: mobile });

export const signInCodeSent = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The reference that `phoneSignIn` requires with the code. */
  request: z.string(),
  ...codeTimes,
  /** The code itself, in the demo, which sends no SMS. */
  demo_code: z.string().optional(),
});

export const phoneSignIn = z.object({
  mobile_no: mobile,
  request: z.string().max(100),
  code,
  /** Required for a new number. */
  name: optionalName,
  /** For a long-unused number: the initial of the last name, or `new_account` for the number's next owner. */
  initial: line(20).optional(),
  new_account: z.boolean().optional(),
  policy: shownPolicy,
});

/** The answer to a request for a code that sets an account's number. */
export const numberCodeSent = signInCodeSent.omit({ request: true });

/** `password` unless the viewer signed in within the last minutes. */
export const numberChange = z.strictObject({
  mobile_no: mobile,
  code,
  password: z.string().max(maxPassword).optional(),
});

export const numberChanged = z.object({ success: z.literal(true), message: z.string(), data: viewer });

/** Requests by staff for a caller. `reason`: how they recognised the customer; `password`: the viewer's. */
export const customersNumberRequest = z.strictObject({ id, mobile_no: mobile });
export const customersNumber = z.strictObject({
  id,
  mobile_no: mobile,
  code,
  reason: line(maxReason, () => m.user_number_reason_missing()),
  password: z.string().max(maxPassword).optional(),
});
export const customersNumberChanged = z.object({ success: z.literal(true), sign_in_number: z.string() });
