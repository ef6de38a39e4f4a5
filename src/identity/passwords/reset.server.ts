import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import { m } from "../../language/messages.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { countTry } from "../../platform/http/limits/limits.server.ts";
import type { reset, resetRequest } from "../account/schemas.ts";
import { resetsPerAccount, resetsPerRequester } from "../guesses/attempt-limits.server.ts";
import { endGuesses } from "../guesses/guesses.server.ts";
import { knownDeviceCookie } from "../guesses/known-device.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { endAllSessions } from "../session/sessions.server.ts";
import { passwordsOf, refuseWrong } from "./passwords.server.ts";

/** Longer than it takes to queue an e-mail, so that the time of the answer does not tell whether an account exists. */
const answerAfterMs = 300;

/** Sends a link to a new password, if an account has that address; the answer and its time are the same if none has. */
export async function requestReset(
  { email }: z.output<typeof resetRequest>,
  { shop, address }: ApiContext,
  service: IdentityService,
) {
  const passwords = passwordsOf(service);
  await countTry(shop, `reset:${email}:${address}`, resetsPerRequester);
  await countTry(shop, `reset:${email}`, resetsPerAccount);
  await Promise.all([passwords.requestReset(email), sleep(answerAfterMs)]);
  return { success: true as const, message: m.forgot_sent() };
}

/**
 * Sets a new password by the token in the link, and ends the waits that strangers' guesses brought. Refuses a link that is unknown,
 * used, or older than an hour.
 */
export async function resetPassword(
  { token, new_password }: z.output<typeof reset>,
  { shop, address, answerHeader }: ApiContext,
  service: IdentityService,
) {
  const passwords = passwordsOf(service);
  const owner = await passwords.findReset(token);
  if (owner) refuseWrong(new_password, owner.email);
  if (!owner || !(await passwords.consumeReset(token, new_password))) {
    const words = m.reset_link_over();
    throw new Problem("invalid_fields", words, { errors: { token: words } });
  }
  await endAllSessions(shop, service, owner.subject);
  await endGuesses(shop, owner.email, address);
  answerHeader("Set-Cookie", await knownDeviceCookie(shop, owner.email));
  return { success: true as const, message: m.reset_done() };
}
