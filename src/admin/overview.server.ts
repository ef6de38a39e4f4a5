import { countProducts } from "../catalogue/admin/count-products.server.ts";
import { countUsers } from "../identity/admin/count-users.server.ts";
import { countOrders } from "../orders/admin/count-orders.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import { countEntries, customOrders, messages } from "../requests/admin/inboxes.server.ts";
import type { Overview } from "./contract.ts";

/** The dashboard's present figures: each feature gives its count, all in one statement. */
export async function countAll(_input: object, { shop }: ApiContext): Promise<{ data: Overview }> {
  const { rows } = await shop.database.pool.query<Overview>(
    `select (${countProducts()}) as products, (${countOrders()}) as orders, (${countUsers()}) as users,
            (${countEntries(customOrders)}) as custom_orders, (${countEntries(messages)}) as messages`,
  );
  return { data: rows[0] as Overview };
}
