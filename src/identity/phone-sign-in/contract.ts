import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { SignedIn } from "../contract.ts";
import type * as schemas from "./schemas.ts";

/**
 * Sends six digits to a mobile number; the answer is the same whether the number is known or not. In the
 * demo it holds the code. Refuses with `too_fast`, `not_offered` (no gateway, or no more codes today) and
 * `not_ready` (gateway failed).
 */
export const requestSignInCode = command<
  z.input<typeof schemas.signInCodeRequest>,
  z.infer<typeof schemas.signInCodeSent>
>("/api/auth/phone-code", { message: "string", request: "string", resend_after: "number" });

/**
 * Signs in with a code, and registers a new number. Refuses with `invalid_fields`: at `code` a wrong or expired one, at
 * `name` a new number without a name, at `initial` one that was unused for 180 days; the code still works then.
 */
export const signInByPhone = command<z.input<typeof schemas.phoneSignIn>, SignedIn>("/api/auth/phone", {
  token: "string",
  data: { name: "string", role: "string" },
});

/** Sends a code to a new number of the viewer. Refuses what `requestSignInCode` refuses. */
export const requestNumberCode = command<
  z.input<typeof schemas.signInCodeRequest>,
  z.infer<typeof schemas.numberCodeSent>
>("/api/account/number/code", { resend_after: "number" });

/**
 * Sets the number that signs in, and ends the account's other sessions if it had another. Refuses with `invalid_fields`
 * a wrong code, a missing password, and a number that signs in to another account; or with `sign_in_again`.
 */
export const changeNumber = command<
  z.input<typeof schemas.numberChange>,
  z.infer<typeof schemas.numberChanged>
>("/api/account/number", { message: "string", data: { name: "string" } });

/** Sends a code for a customer on the phone, who lost their number and reads the code to the staff. */
export const requestCustomersCode = command<
  { id: string; mobile_no: string },
  z.infer<typeof schemas.numberCodeSent>
>("/api/admin/users/{id}/number/code", { resend_after: "number" });

/**
 * Sets a customer's number and ends their sessions. Refuses staff, a wrong password of the viewer, and what
 * `changeNumber` refuses.
 */
export const changeCustomersNumber = command<
  { id: string; mobile_no: string; code: string; reason: string; password?: string },
  z.infer<typeof schemas.customersNumberChanged>
>("/api/admin/users/{id}/number", { sign_in_number: "string" });
