import { z } from "zod";
import { line, optionalName } from "#src/api/schemas.ts";
import { code, codeTimes, mobile } from "../phone-codes/schemas.ts";

export const signInCodeRequest = z.strictObject({ mobile_no: mobile });

export const signInCodeSent = z.object({
  success: z.literal(true),
  message: z.string(),
  /** To be sent back beside the code. */
  request: z.string(),
  ...codeTimes,
  /** In the demo, which sends no SMS. */
  demo_code: z.string().optional(),
});

export const phoneSignIn = z.strictObject({
  mobile_no: mobile,
  request: z.string().max(100),
  code,
  /** For a new number. */
  name: optionalName,
  /** Of the last name, for a number that was long unused; or a new account for its next owner. */
  initial: line(20).optional(),
  new_account: z.boolean().optional(),
});
