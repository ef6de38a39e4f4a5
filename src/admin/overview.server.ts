import { mayWorkIn, type Viewer } from "../api/viewer.ts";
import { countProducts } from "../catalogue/admin/count-products.server.ts";
import { countUsers } from "../identity/admin/count-users.server.ts";
import { countOrders } from "../orders/admin/count-orders.server.ts";
import { now } from "../platform/clock.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import { countEntries, countMessages, customOrders } from "../requests/admin/inboxes.server.ts";
import type { Overview } from "./contract.ts";

/** The current figures of the parts that the viewer works in, in one statement. */
export async function countAll(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: Overview }> {
  const { rows } = await shop.database.pool.query<Overview>(
    `select case when $1 then (${countProducts()}) end as products,
            case when $2 then (${countOrders()}) end as orders,
            case when $3 then (${countUsers("$4")}) end as users,
            case when $2 then (${countEntries(customOrders)}) end as custom_orders,
            case when $3 then (${countMessages()}) end as messages`,
    [
      mayWorkIn(viewer, "catalogue"),
      mayWorkIn(viewer, "orders"),
      mayWorkIn(viewer, "customers"),
      new Date(now()),
    ],
  );
  return { data: rows[0] as Overview };
}
