import type { Shop } from "../../platform/shop.server.ts";
import { madeUpPassword } from "../passwords/made-up-password.server.ts";
import { ownIssuer } from "../proof/own-names.server.ts";
import { identityWith, newIdentity } from "../proof/proof.server.ts";
import type { IdentityService } from "../service/auth-service.server.ts";

/** What an operator types who does not get in. */
const wayBack = "npm run admin -- --email <address> [--password <password>]";

/**
 * Makes the admin's account where no admin is there yet, so that nobody else can register that address first.
 * Gives the password where it had to make one up; the log says so where the settings' password is not used.
 */
export async function makeAdmin(shop: Shop, service: IdentityService): Promise<string | undefined> {
  const { adminEmail, adminPassword } = shop.settings;
  const { rows } = await shop.database.pool.query<{ email: string }>(
    "select email from users where role = 'admin'",
  );
  if (rows.length > 0) {
    await tellIfIgnored(
      shop,
      service,
      rows.map(({ email }) => email),
    );
    return undefined;
  }
  const password = adminPassword ?? madeUpPassword();
  const identity = await newIdentity("Admin", adminEmail, password, service);
  if (!identity) {
    const restore = wayBack.replace("<address>", adminEmail);
    shop.log.warn("the admin's address already has an account, which stays as it is", {
      adminEmail,
      restore,
    });
    return undefined;
  }
  await nameAdmin(shop, identity.subject, identity.email);
  return adminPassword ? undefined : password;
}

/** An operator who sets a password and does not get in with it has to learn why. */
async function tellIfIgnored(shop: Shop, service: IdentityService, admins: string[]) {
  const { adminEmail, adminPassword } = shop.settings;
  if (!adminPassword) return;
  if (admins.includes(adminEmail) && (await identityWith(adminEmail, adminPassword, service))) return;
  shop.log.warn("ADMIN_PASSWORD is ignored: there is an admin already, with another password or address", {
    adminEmail,
    restore: wayBack,
  });
}

/** The account of that address at the identity service is an admin's. */
export async function nameAdmin(shop: Shop, subject: string, email: string): Promise<void> {
  const { pool } = shop.database;
  await pool.query(
    `insert into users (issuer, subject, name, email, email_verified, role)
     values ($1, $2, 'Admin', $3, true, 'admin') on conflict (issuer, subject) do update set role = 'admin'`,
    [ownIssuer, subject, email],
  );
  // The address is the operator's word: nobody who signs in from elsewhere with it takes the password away.
  await pool.query(`update identity."user" set "emailVerified" = true where id = $1`, [subject]);
}
