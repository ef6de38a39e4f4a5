import type { PoolClient } from "pg";
import { unusedDays } from "#src/identity/phone-sign-in/rules.ts";

/**
 * Gives an account the orders that staff took on the phone for its proven number, once: they leave the customer without
 * an account who had them, and so do pins of the addresses. Older ones may be of the number's owner before, and stay.
 */
export async function claimPhoneOrders(
  client: Pick<PoolClient, "query">,
  { id, mobile }: { id: number; mobile: string },
): Promise<void> {
  const { rows } = await client.query<{ user_id: number }>(
    `select distinct o.user_id from orders o join users u on u.id = o.user_id
     where o.mobile_e164 = $2 and o.created_at > now() - make_interval(days => ${unusedDays})
       and u.issuer = 'phone' and u.mobile_e164 is null and u.id <> $1`,
    [id, mobile],
  );
  await client.query("update address_pins set user_id = $1 where user_id = any($2::bigint[])", [
    id,
    rows.map(({ user_id }) => user_id),
  ]);
  await client.query(
    `update orders o set user_id = $1 from users u
     where o.mobile_e164 = $2 and o.created_at > now() - make_interval(days => ${unusedDays})
       and u.id = o.user_id and u.issuer = 'phone' and u.mobile_e164 is null and u.id <> $1`,
    [id, mobile],
  );
}
