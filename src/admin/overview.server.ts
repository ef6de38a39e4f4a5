import type { ApiContext } from "../platform/http/api.server.ts";
import type { Overview } from "./contract.ts";

/** The dashboard's figures, counted at this moment; days are those of Dhaka. */
export async function countAll(_input: object, { shop }: ApiContext): Promise<{ data: Overview }> {
  const { rows } = await shop.database.pool.query<Overview>(
    `select
       (select json_build_object('total', count(*), 'sold_out', count(*) filter (where stock = 0),
                                 'few_left', count(*) filter (where stock between 1 and 5)) from products) as products,
       (select json_build_object('total', count(*), 'pending', count(*) filter (where status = 'pending'),
                                 'processing', count(*) filter (where status = 'processing'),
                                 'today', count(*) filter (where created_at >=
                                   date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'))
        from orders) as orders,
       (select json_build_object('total', count(*),
                                 'new_this_week', count(*) filter (where created_at > now() - interval '7 days'))
        from users) as users,
       (select json_build_object('total', count(*), 'open', count(*) filter (where not done))
        from custom_orders) as custom_orders,
       (select json_build_object('total', count(*), 'open', count(*) filter (where not done))
        from contact_messages) as messages`,
  );
  return { data: rows[0] as Overview };
}
