import { randomBytes } from "node:crypto";
import type { Shop } from "../platform/shop.server.ts";
import { ownIssuer } from "./proof/own-names.server.ts";
import { newPerson } from "./proof/proof.server.ts";
import type { IdentityService } from "./service.server.ts";

/**
 * Makes the admin's account where no admin is there yet, so that nobody else can register that address first.
 * Gives the password where it had to make one up.
 */
export async function makeAdmin(shop: Shop, service: IdentityService): Promise<string | undefined> {
  const { pool } = shop.database;
  const { adminEmail, adminPassword } = shop.settings;
  const { rows } = await pool.query("select from users where role = 'admin' limit 1");
  if (rows.length > 0) return undefined;
  const password = adminPassword ?? randomBytes(9).toString("base64url");
  const person = await newPerson("Admin", adminEmail, password, service);
  if (!person) {
    shop.log.warn("the admin's address already has an account, which stays as it is", { adminEmail });
    return undefined;
  }
  await pool.query(
    `insert into users (issuer, subject, name, email, email_verified, role)
     values ($1, $2, $3, $4, true, 'admin') on conflict (issuer, subject) do update set role = 'admin'`,
    [ownIssuer, person.subject, person.name, person.email],
  );
  // The address is the settings' word: nobody who signs in from elsewhere with it takes the password away.
  await pool.query(`update identity."user" set "emailVerified" = true where id = $1`, [person.subject]);
  return adminPassword ? undefined : password;
}
