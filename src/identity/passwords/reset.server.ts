import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { countAttempt } from "#src/platform/http/limits/limits.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { reset, resetRequest } from "../account/schemas.ts";
import { resetsPerAccount, resetsPerRequester } from "../guesses/attempt-limits.server.ts";
import { endGuesses } from "../guesses/guesses.server.ts";
import { createKnownDeviceCookie } from "../guesses/known-device.server.ts";
import { clearUnverifiedAccount } from "../names/clear-unverified-account.server.ts";
import { toUserName } from "../names/user-name.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { endAllSessions } from "../session/sessions.server.ts";
import { assertValidPassword, requirePasswords } from "./passwords.server.ts";

type Owner = { subject: string; email: string };

/** Longer than queuing an e-mail takes, so that the response time does not reveal whether an account exists. */
const answerAfterMs = 300;

/** Sends a reset link if an account has that e-mail address; answer and response time are the same if none has. */
export async function requestReset(
  { email }: z.output<typeof resetRequest>,
  { shop, network }: ApiContext,
  service: IdentityService,
) {
  const passwords = requirePasswords(service);
  await countAttempt(shop, `reset:${email}:${network}`, resetsPerRequester);
  await countAttempt(shop, `reset:${email}`, resetsPerAccount);
  await Promise.all([passwords.requestReset(email), sleep(answerAfterMs)]);
  return { success: true as const, message: m.forgot_sent() };
}

const clearUnverified = (shop: Shop, service: IdentityService, { subject, email }: Owner) =>
  inTransaction(shop.database, (client) =>
    clearUnverifiedAccount(client, service, { subject, name: toUserName(undefined, email) }),
  );

/**
 * Sets a new password by the token in the link, and ends waits from wrong guesses. An unverified account loses
 * what a stranger may have left there. Refuses a link that is unknown, used, or older than an hour.
 */
export async function resetPassword(
  { token, new_password }: z.output<typeof reset>,
  { shop, network, setAnswerHeader }: ApiContext,
  service: IdentityService,
) {
  const passwords = requirePasswords(service);
  const owner = await passwords.findReset(token);
  if (owner) await assertValidPassword(new_password, owner.email);
  if (owner && !owner.emailVerified) await clearUnverified(shop, service, owner);
  if (!owner || !(await passwords.consumeReset(token, new_password))) {
    const message = m.reset_link_over();
    throw new Problem("invalid_fields", message, { errors: { token: message } });
  }
  await endAllSessions(shop, service, owner.subject);
  await endGuesses(shop, owner.email, network);
  setAnswerHeader("Set-Cookie", await createKnownDeviceCookie(shop, owner.email));
  return { success: true as const, message: m.reset_done() };
}
