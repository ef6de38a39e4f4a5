import { maxCounted } from "#src/api/limits.ts";
import { isIncompleteSql } from "../product/missing-fields.server.ts";

/**
 * SQL that counts products for the dashboard, as one JSON object; each count stops at `maxCounted`.
 * Incomplete products are counted only among the first `maxCounted` products of categories with required
 * fields.
 */
export const countProductsSql = () => `
  select json_build_object(
    'total', (${countUpToMaxSql("products where")}),
    'sold_out', (${countUpToMaxSql("short_products where stock = 0 and")}),
    'few_left', (${countUpToMaxSql("short_products where stock > 0 and")}),
    'incomplete', (select count(*) from (
      select * from products
      where category_id = any(array(select category_id from category_requirements)) and not is_archived
      order by category_id limit ${maxCounted}
    ) p where ${isIncompleteSql})
  )`;

/** SQL: counts active products up to `maxCounted`; `fromWhere` ends with `where` or `and`. */
const countUpToMaxSql = (fromWhere: string) =>
  `select count(*) from (select from ${fromWhere} not is_archived limit ${maxCounted}) few`;
