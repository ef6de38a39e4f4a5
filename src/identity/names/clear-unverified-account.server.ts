import type { PoolClient } from "pg";
import { isStaff, type Role } from "#src/api/viewer.ts";
import { deletePhones } from "../phone-codes/phone-codes.server.ts";
import { deleteSecondFactor } from "../second-factor/second-factor.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";

/**
 * Removes a stranger's name, picture, numbers, addresses, consents, saved products, sessions and second
 * factor from an unverified account. Skips staff.
 */
export async function clearUnverifiedAccount(
  client: PoolClient,
  { issuer, updateProfile }: Pick<IdentityService, "issuer" | "updateProfile">,
  { subject, name }: { subject: string; name: string },
): Promise<void> {
  const { rows } = await client.query<{ id: string; role: Role }>(
    "select id::text, role from users where issuer = $1 and subject = $2 for update",
    [issuer, subject],
  );
  const user = rows[0];
  if (user && isStaff(user)) return;
  await updateProfile(client, subject, { name, picture: null });
  // The e-mail address was registered but never used in the shop.
  if (!user) return;
  await client.query(
    "update users set name = $2, picture = null, mobile_e164 = null, mobile_proven_at = null where id = $1",
    [user.id, name],
  );
  for (const table of ["sessions", "consents", "addresses", "saved_products"] as const)
    await client.query(`delete from ${table} where user_id = $1`, [user.id]);
  await deletePhones(client, { id: Number(user.id) });
  await deleteSecondFactor(client, user.id);
}
