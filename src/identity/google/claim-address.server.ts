import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import { ownIssuer } from "../proof/own-names.server.ts";

/**
 * Whoever has proven that an address is theirs gets the account that stands under it. Where nobody had proven it so
 * far, the password goes and everybody is signed out: somebody else may have registered it first, to lie in wait.
 */
export async function claimAddress(shop: Shop, email: string): Promise<void> {
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update identity."user" set "emailVerified" = true where email = $1 and not "emailVerified" returning id`,
      [email],
    );
    const id = rows[0]?.id;
    if (!id) return;
    await client.query(`delete from identity.account where "userId" = $1 and "providerId" = 'credential'`, [
      id,
    ]);
    await client.query(`delete from identity.session where "userId" = $1`, [id]);
    await client.query(
      "delete from sessions where user_id in (select id from users where issuer = $1 and subject = $2)",
      [ownIssuer, id],
    );
  });
}
