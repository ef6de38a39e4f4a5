import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import { m } from "../../language/messages.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { countTry } from "../../platform/http/limits/limits.server.ts";
import type { reset, resetRequest } from "../account/schemas.ts";
import type { IdentityService } from "../service/auth-service.server.ts";
import { refuseWrong } from "./passwords.server.ts";

const perAddress = { most: 5, seconds: 60 * 60 };
/** Longer than it takes to write a letter, so that the time of the answer does not tell who is known. */
const answerAfterMs = 300;

/** Has a link sent to whoever has that address; says the same, as slowly, where nobody does. */
export async function requestReset(
  { email }: z.output<typeof resetRequest>,
  { shop }: ApiContext,
  service: IdentityService,
) {
  await countTry(shop, `reset:${email}`, perAddress);
  await Promise.all([service.auth.api.requestPasswordReset({ body: { email } }), sleep(answerAfterMs)]);
  return { success: true as const, message: m.forgot_sent() };
}

/** Sets a new password by the token out of the link. Refuses one that is unknown, used, or older than an hour. */
export async function resetPassword(
  { token, new_password }: z.output<typeof reset>,
  service: IdentityService,
) {
  const { internalAdapter } = await service.auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const owner = link && (await internalAdapter.findUserById(link.value));
  if (owner) refuseWrong(new_password, owner.email);
  try {
    await service.auth.api.resetPassword({ body: { token, newPassword: new_password } });
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) throw error;
    const words = m.reset_link_over();
    throw new Problem("invalid_fields", words, { errors: { token: words } });
  }
  return { success: true as const, message: m.reset_done() };
}
