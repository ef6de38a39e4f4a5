import type { Sort } from "../contract.ts";
import type { ProductFilter } from "../schemas.ts";
import { lastShownId, sortOf } from "./cursor.ts";
import type { Where } from "./where.server.ts";

/** The SQL of each order, and its condition for what follows a product id ($value). The id breaks ties. */
const orders = {
  featured: {
    orderBySql: "p.is_featured desc, p.position, p.id",
    afterSql:
      "(not p.is_featured, p.position, p.id) > (select not is_featured, position, id from products where id = $value)",
  },
  newest: {
    orderBySql: "p.is_new_arrival desc, p.created_at desc, p.id desc",
    afterSql:
      "(p.is_new_arrival, p.created_at, p.id) < (select is_new_arrival, created_at, id from products where id = $value)",
  },
  "price-low-high": {
    orderBySql: "p.price_poisha, p.id",
    afterSql: "(p.price_poisha, p.id) > (select price_poisha, id from products where id = $value)",
  },
  "price-high-low": {
    orderBySql: "p.price_poisha desc, p.id desc",
    afterSql: "(p.price_poisha, p.id) < (select price_poisha, id from products where id = $value)",
  },
} as const satisfies Record<Sort, { orderBySql: string; afterSql: string }>;

export type AfterCondition = (typeof orders)[Sort]["afterSql"];

/** The `order by` of a listing. A filter by ids, the first value, keeps their order. */
export const orderOf = (filter: ProductFilter) =>
  filter.ids ? "array_position($1::bigint[], p.id)" : orders[sortOf(filter)].orderBySql;

/** The condition of the next page. The cursor is the last product's id: short, and harmless when forged. */
export function addCursorCondition<Condition extends string>(
  where: Where<Condition | AfterCondition>,
  filter: ProductFilter,
) {
  const lastId = lastShownId(filter);
  return lastId === undefined || filter.ids ? where : where.and(orders[sortOf(filter)].afterSql, lastId);
}
