import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { CannotStart } from "#src/platform/process/cannot-start.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { newPasswordProblem } from "../passwords/passwords.server.ts";
import { randomPassword } from "../passwords/random-password.server.ts";
import { email as emailAddress } from "../schemas.ts";
import { deleteSecondFactor } from "../second-factor/second-factor.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { endAllSessions } from "../session/sessions.server.ts";
import { grantAdminRole } from "./make-admin.server.ts";

/** `made`: the account is new; otherwise it existed and was reset. */
export type Restored = { email: string; password: string; made: boolean };

/** Creates an admin or resets one: password, role, sessions, reset links, second factor. Throws `CannotStart`. */
export async function restoreAdmin(
  shop: Shop,
  service: IdentityService,
  options: { email?: string; password?: string },
): Promise<Restored> {
  const { passwords } = service;
  if (!passwords) throw new CannotStart("The identity service does not accept passwords from the shop.");
  const requestedEmail = options.email ?? shop.settings.adminEmail;
  const email = emailAddress.safeParse(requestedEmail).data;
  if (!email) throw new CannotStart(`--email: "${requestedEmail}" is not an email address.`);
  const password = options.password ?? randomPassword();
  const passwordMistake = await newPasswordProblem(password, email);
  if (passwordMistake) throw new CannotStart(`--password: ${passwordMistake}`);
  const existingSubject = await passwords.findSubject(email);
  if (existingSubject) await passwords.set(existingSubject, password);
  const subject =
    existingSubject ?? (await passwords.createAccount({ name: "Admin", email, password }))?.subject;
  if (!subject)
    throw new CannotStart(`--email: the identity service could not create an account for ${email}.`);
  await grantAdminRole(shop, service, { subject, email });
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      "select id from users where issuer = $1 and subject = $2",
      [service.issuer, subject],
    );
    for (const { id } of rows) await deleteSecondFactor(client, id);
  });
  await endAllSessions(shop, service, subject);
  return { email, password, made: !existingSubject };
}
