import type { z } from "zod";
import { fewLeft } from "#src/catalogue/rules.ts";
import { isLow, saleKinds } from "#src/catalogue/stock/rules.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type AdminProductRecord, adminProductColumnsSql, toAdminProduct } from "../product-row.server.ts";
import type { RunningOutList } from "./contract.ts";
import type { runningOutQuery } from "./schemas.ts";

type RunningOutRecord = AdminProductRecord & { sold: number; days: number };

/** The number of last days whose sales set the pace. */
const defaultDays = 7;
/** Products that sell out within so many days are listed. */
const daysAhead = 14;
const maxProducts = 200;

/**
 * Products with a low stock, and those that will sell out within two weeks, soonest first. The pace is that
 * of the last `days`, or of the time since the product was created.
 */
export async function listRunningOut(
  { days: chosenDays }: z.output<typeof runningOutQuery>,
  { shop }: ApiContext,
): Promise<RunningOutList> {
  const days = chosenDays ? Number(chosenDays) : defaultDays;
  const { rows } = await shop.database.pool.query<RunningOutRecord>(
    `with sales as materialized (
       select product_id, -sum(change) as sold from stock_movements
       where at > now() - make_interval(days => $1) and kind = any($2) group by product_id having sum(change) < 0
     ), candidates as (
       select product_id from short_products where not is_archived union select product_id from sales
     )
     select ${adminProductColumnsSql}, coalesce(sales.sold, 0) as sold, pace.days
     from candidates join products p on p.id = candidates.product_id join categories c on c.id = p.category_id
     left join sales on sales.product_id = p.id
     cross join lateral (
       select least($1, greatest(1, extract(epoch from now() - p.created_at) / 86400))::float8 as days) pace
     where not p.is_archived and p.stock is not null
       and (p.stock <= coalesce(p.low_stock, ${fewLeft}) or p.stock * pace.days <= sales.sold * ${daysAhead})
     order by p.stock > 0, p.stock * pace.days / sales.sold nulls last, sales.sold desc nulls last, p.stock, p.id
     limit ${maxProducts}`,
    [days, saleKinds],
  );
  const data = rows.map(({ sold, days: daysOnSale, ...row }) => {
    const product = toAdminProduct(row);
    return {
      product,
      sold,
      low: isLow(product),
      per_day: sold / daysOnSale,
      days_left: computeDaysLeft(product.stock ?? 0, sold, daysOnSale),
    };
  });
  return { data, meta: { days } };
}

/** How many days the stock lasts at this pace; null if nothing was sold. */
function computeDaysLeft(stock: number, sold: number, daysOnSale: number): number | null {
  if (stock === 0) return 0;
  return sold === 0 ? null : (stock * daysOnSale) / sold;
}
