import { CannotStart } from "../../platform/process/cannot-start.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import { madeUpPassword } from "../passwords/made-up-password.server.ts";
import { wrongWithPassword } from "../passwords/password.ts";
import { newIdentity } from "../proof/proof.server.ts";
import { email as emailShape } from "../schemas.ts";
import type { IdentityService } from "../service/auth-service.server.ts";
import { endAllSessions } from "../session/sessions.server.ts";
import { nameAdmin } from "./make-admin.server.ts";

/** How an admin gets in again: the password as it is now, and whether the account had to be made. */
export type Restored = { email: string; password: string; made: boolean };

/**
 * Makes an admin's account, or gives an account that is there a new password and the admin's rights; its sessions and
 * links to a new password end. Makes a password up where none is given. Refuses with a sentence (`CannotStart`).
 */
export async function restoreAdmin(
  shop: Shop,
  service: IdentityService,
  given: { email?: string; password?: string },
): Promise<Restored> {
  const email = emailShape.safeParse(given.email ?? shop.settings.adminEmail).data;
  if (!email) throw new CannotStart(`--email: "${given.email}" is no email address.`);
  const password = given.password ?? madeUpPassword();
  const wrong = wrongWithPassword(password, email);
  if (wrong) throw new CannotStart(`--password: ${wrong}`);
  const known = await setPassword(service, email, password);
  const subject = known ?? (await newIdentity("Admin", email, password, service))?.subject;
  if (!subject) throw new CannotStart(`--email: the identity service takes no account for ${email}.`);
  await nameAdmin(shop, subject, email);
  await endAllSessions(shop, subject);
  return { email, password, made: !known };
}

/** Gives the account of that address the password; undefined where there is no account. */
async function setPassword(service: IdentityService, email: string, password: string) {
  const { internalAdapter, password: passwords } = await service.auth.$context;
  const id = (await internalAdapter.findUserByEmail(email))?.user.id;
  if (!id) return undefined;
  const hash = await passwords.hash(password);
  if (await internalAdapter.findCredentialAccount(id)) await internalAdapter.updatePassword(id, hash);
  else
    await internalAdapter.createAccount({
      userId: id,
      providerId: "credential",
      accountId: id,
      password: hash,
    });
  return id;
}
