import { mayWorkIn, type Viewer } from "../api/viewer.ts";
import { countProductsSql } from "../catalogue/admin/count-products.server.ts";
import { countUsersSql } from "../identity/admin/count-users.server.ts";
import { countOrdersSql } from "../orders/admin/count-orders.server.ts";
import { now } from "../platform/clock.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import { countMessagesSql, countRequestsSql, customOrders } from "../requests/admin/inboxes.server.ts";
import type { Overview } from "./contract.ts";

/** The current figures, in one statement; null for a part that the viewer does not work in. */
export async function countOverview(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: Overview }> {
  const { rows } = await shop.database.pool.query<Overview>(
    `select case when $1 then (${countProductsSql()}) end as products,
            case when $2 then (${countOrdersSql()}) end as orders,
            case when $3 then (${countUsersSql("$4")}) end as users,
            case when $2 then (${countRequestsSql(customOrders)}) end as custom_orders,
            case when $3 then (${countMessagesSql()}) end as messages`,
    [
      mayWorkIn(viewer, "catalogue"),
      mayWorkIn(viewer, "orders"),
      mayWorkIn(viewer, "customers"),
      new Date(now()),
    ],
  );
  return { data: rows[0] as Overview };
}
