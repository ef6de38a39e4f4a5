import type { Role } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { randomPassword } from "../passwords/random-password.server.ts";
import type { Identity, IdentityService } from "../service/identity-service.server.ts";

/** Shown to an operator who cannot sign in. */
const restoreCommand = "npm run admin -- --email <address> [--password <password>]";

/**
 * Creates the admin's account unless an admin exists, so that a stranger cannot register it. Returns the
 * password if it was generated.
 */
export async function makeAdmin(shop: Shop, service: IdentityService): Promise<string | undefined> {
  const { adminEmail, adminPassword } = shop.settings;
  const { rows } = await shop.database.pool.query<{ email: string | null }>(
    "select email from users where role = 'admin'",
  );
  if (rows.length > 0) {
    const emails = rows.map(({ email }) => email);
    await warnIfIgnored(shop, service, emails);
    return undefined;
  }
  const password = adminPassword ?? randomPassword();
  const identity = await service.passwords?.createAccount({ name: "Admin", email: adminEmail, password });
  if (!identity) {
    const restore = restoreCommand.replace("<address>", adminEmail);
    shop.log.warn("the admin's address already has an account, which stays as it is", {
      adminEmail,
      restore,
    });
    return undefined;
  }
  await grantAdminRole(shop, service, identity);
  return adminPassword ? undefined : password;
}

/** Explains to operators why the password of their settings does not work. */
async function warnIfIgnored(shop: Shop, service: IdentityService, admins: (string | null)[]) {
  const { adminEmail, adminPassword } = shop.settings;
  if (!adminPassword) return;
  const isPasswordValid =
    admins.includes(adminEmail) && (await service.passwords?.signIn(adminEmail, adminPassword));
  if (isPasswordValid) return;
  shop.log.warn("ADMIN_PASSWORD is ignored: there is an admin already, with another password or address", {
    adminEmail,
    restore: restoreCommand,
  });
}

export async function grantAdminRole(
  shop: Shop,
  service: IdentityService,
  { subject, email }: Pick<Identity, "subject" | "email">,
): Promise<void> {
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ role: Role }>(
      `select role from users where issuer = $1 and subject = $2 for update`,
      [service.issuer, subject],
    );
    const [previousUser] = rows;
    const granted = await client.query<{ id: number; name: string }>(
      `insert into users (issuer, subject, name, email, email_verified, role)
       values ($1, $2, 'Admin', $3, true, 'admin')
       on conflict (issuer, subject) do update set role = 'admin', parts = '{}', blocked_at = null
       returning id, name`,
      [service.issuer, subject, email],
    );
    for (const user of granted.rows)
      await record(client, null, {
        action: "staff.changed",
        subject: user,
        before: { role: previousUser?.role ?? null },
        after: { role: "admin" },
      });
  });
  // The operator vouches for the e-mail address: signing in with Google must not delete the password.
  await service.passwords?.confirmEmail(subject);
}
