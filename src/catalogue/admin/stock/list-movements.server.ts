import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { MovementKind } from "#src/catalogue/stock/rules.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { findAdminProducts } from "../product-row.server.ts";
import type { MovementList, StockMovement } from "./contract.ts";
import type { movementQuery } from "./schemas.ts";
import { isUndoable } from "./undo-movement.server.ts";

type MovementRecord = {
  id: number;
  at: Date;
  kind: MovementKind;
  change: number;
  stock_after: number | null;
  shared: StockMovement["shared"];
  counted_from: number | null;
  weights: { en: string; bn: string } | null;
  by: string | null;
  order_id: number | null;
  import_id: number | null;
  reason: string;
  undone: boolean;
};

const pageSize = 50;

/**
 * A product and a page of the movements of its stock, the newest first, with those of the sizes that share the
 * stock. Throws `not_found`.
 */
export async function listMovements(
  { id, before }: z.output<typeof movementQuery>,
  { shop }: ApiContext,
): Promise<MovementList> {
  const [products, movements] = await Promise.all([
    findAdminProducts(shop.database.pool, [id]),
    shop.database.pool.query<MovementRecord>(
      `select s.id, s.at, s.kind, s.change, s.stock_after, s.counted_from, u.name as by, s.order_id, s.import_id,
              s.reason,
              case when p.shares_stock
                   then json_build_object('en', p.weight_en, 'bn', p.weight_bn) end as weights,
              case when s.shared_after is not null
                   then json_build_object('amount', s.shared_after, 'unit', p.net_unit) end as shared,
              exists (select from stock_movements opposite where opposite.undoes = s.id) as undone
       from stock_movements s join products p on p.id = s.product_id left join users u on u.id = s.user_id
       where s.product_id = any(array(
         select $1::bigint union select size.id from products own join products size using (size_group)
         where own.id = $1 and own.shares_stock and size.shares_stock
       )) and ($2::bigint is null or s.id < $2) order by s.id desc limit ${pageSize + 1}`,
      [id, before ?? null],
    ),
  ]);
  const product = products.get(id);
  if (!product) throw new Problem("not_found", m.product_not_found());
  const toBit = (condition: boolean) => (condition ? (1 as const) : (0 as const));
  const data = movements.rows.slice(0, pageSize).map(({ at, undone, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undone: toBit(undone),
    undoable: toBit(!undone && isUndoable(row)),
  }));
  return {
    product,
    data,
    meta: { next: movements.rows.length > pageSize ? (data.at(-1)?.id ?? null) : null },
  };
}
