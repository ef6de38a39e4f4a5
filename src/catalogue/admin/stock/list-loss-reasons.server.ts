import type { z } from "zod";
import type { LossInOrder } from "#src/catalogue/stock/rules.ts";
import { resolveDays } from "#src/kit/period/resolve-days.server.ts";
import type { periodQuery } from "#src/kit/period/schemas.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { LossReasons } from "./contract.ts";

/** `is_in_order`: the reason is the code of a loss in an order, not what staff typed. */
type ReasonRecord = { reason: string; is_in_order: boolean; pieces: number; poisha: number };

/** The losses of a period by reason, regardless of case, the highest value first. Undone losses are left out. */
export async function listLossReasons(
  query: z.output<typeof periodQuery>,
  { shop }: ApiContext,
): Promise<LossReasons> {
  const { from, to, begin, end } = resolveDays(query);
  const { rows } = await createReadsFromNow(shop.database)((queries) =>
    queries.query<ReasonRecord>(
      `select min(s.reason) as reason, s.order_id is not null as is_in_order,
              -sum(s.change)::float8 as pieces, -sum(s.change * p.price_poisha)::float8 as poisha
       from stock_movements s join products p on p.id = s.product_id
       where s.kind = 'lost' and s.at >= $1 and s.at <= $2
         and not exists (select from stock_movements opposite where opposite.undoes = s.id)
       group by lower(s.reason), is_in_order order by poisha desc, 1`,
      [begin, end],
    ),
  );
  const data = rows.map(({ reason, is_in_order, pieces, poisha }) => ({
    reason: is_in_order ? "" : reason,
    in_order: is_in_order ? (reason as LossInOrder) : undefined,
    pieces,
    taka: toTaka(poisha),
  }));
  const sumOf = (column: "pieces" | "taka") => data.reduce((total, row) => total + row[column], 0);
  return { data, meta: { from, to, pieces: sumOf("pieces"), taka: Math.round(sumOf("taka") * 100) / 100 } };
}
