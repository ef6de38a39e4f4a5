import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { SignedIn } from "../contract.ts";
import type * as schemas from "./schemas.ts";

/**
 * Sends six digits to a mobile number; the answer is the same whether the number is known or not. In the demo it holds the
 * code. Refuses with `too_fast`, `not_offered` (no gateway, or no more codes today) and `not_ready` (gateway failed).
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
