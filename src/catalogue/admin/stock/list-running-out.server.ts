import type { z } from "zod";
import { saleKinds } from "#src/catalogue/stock/rules.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type AdminProductRecord, adminProductColumns, toAdminProduct } from "../product-row.server.ts";
import type { RunningOutList } from "./contract.ts";
import type { runningOutQuery } from "./schemas.ts";

type RunningOutRecord = AdminProductRecord & { sold: number };

const defaultDays = 7;
/** Whoever orders anew wants to see so many days ahead; and no more products than can be read. */
const daysAhead = 14;
const most = 100;

/** The counted products that are sold out within two weeks at the pace of the last `days`, the soonest first. */
export async function listRunningOut(
  { days: chosen }: z.output<typeof runningOutQuery>,
  { shop }: ApiContext,
): Promise<RunningOutList> {
  const days = chosen ? Number(chosen) : defaultDays;
  const { rows } = await shop.database.pool.query<RunningOutRecord>(
    `select ${adminProductColumns}, s.sold
     from (
       select product_id, -sum(change) as sold from stock_movements
       where at > now() - make_interval(days => $1) and kind = any($2) group by product_id having sum(change) < 0
     ) s
     join products p on p.id = s.product_id join categories c on c.id = p.category_id
     where not p.is_archived and p.stock is not null and p.stock * $1 <= s.sold * ${daysAhead}
     order by p.stock::float8 / s.sold, s.sold desc, p.id limit ${most}`,
    [days, saleKinds],
  );
  const data = rows.map(({ sold, ...row }) => {
    const product = toAdminProduct(row);
    return { product, sold, per_day: sold / days, days_left: ((product.stock ?? 0) * days) / sold };
  });
  return { data, meta: { days } };
}
