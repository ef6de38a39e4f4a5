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
  /** For a long-unused number: the initial of the last name of its account. */
  initial: line(20).optional(),
  /** For a long-unused number: its next owner leaves that account, and registers. */
  new_account: z.boolean().optional(),
  policy: shownPolicy,
});

/** The answer to a request for a code that sets an account's number. */
export const numberCodeSent = signInCodeSent.omit({ request: true });

export const numberChange = z.strictObject({
  mobile_no: mobile,
  code,
  /** The viewer's; required unless they signed in within the last minutes. */
  password: z.string().max(maxPassword).optional(),
});

export const numberChanged = z.object({ success: z.literal(true), message: z.string(), data: viewer });

/** Staff have a code sent to a customer who calls. */
export const customersNumberRequest = z.strictObject({ id, mobile_no: mobile });
/** Staff set the customer's number by that code. */
export const customersNumber = z.strictObject({
  id,
  mobile_no: mobile,
  code,
  /** How they recognised the customer. */
  reason: line(maxReason, () => m.user_number_reason_missing()),
  /** The viewer's own. */
  password: z.string().max(maxPassword).optional(),
});
export const customersNumberChanged = z.object({ success: z.literal(true), sign_in_number: z.string() });
