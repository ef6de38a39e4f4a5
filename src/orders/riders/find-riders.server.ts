import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { RiderList } from "./contract.ts";

/** SQL: whether user `u` is a rider. */
export const isRiderSql =
  "u.role = 'staff' and 'delivery' = any(u.parts) and u.deleted_at is null and u.blocked_at is null";

type RiderRow = { id: number; name: string; on_the_way: number };

export async function findRiders(_input: object, { shop }: ApiContext): Promise<{ data: RiderList }> {
  const { rows } = await shop.database.pool.query<RiderRow>(
    `select u.id, u.name,
            (select count(*) from orders o
             where o.rider_id = u.id and o.status = 'processing' and o.fulfilment = 'on_the_way') as on_the_way
     from users u where u.role <> 'user' and ${isRiderSql} order by u.name, u.id`,
  );
  return { data: rows };
}
