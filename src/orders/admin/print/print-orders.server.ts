import type { z } from "zod";
import type { IfMissing } from "#src/cart/missing/rules.ts";
import { locale } from "#src/language/locale.ts";
import { orderNumber } from "#src/orders/order.ts";
import { type OrderRow, orderColumns, toOrder } from "#src/orders/order-rows.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { PickLine, PrintedOrder } from "../contract.ts";
import type { printQuery } from "../schemas.ts";

type PrintRow = OrderRow & { user_id: number; name: string; email: string | null };
type PickRow = {
  name_en: string;
  name_bn: string;
  weight_en: string;
  weight_bn: string;
  category_en: string;
  category_bn: string;
  quantity: number;
  step_grams: number | null;
  orders: { id: number; quantity: number; if_missing: IfMissing | null }[];
};

/** See `printOrders` in `contract.ts`. Orders that need no more packing are not in `pick`. */
export async function printOrders(
  { orders: ids }: z.output<typeof printQuery>,
  { shop }: ApiContext,
): Promise<{ data: { orders: PrintedOrder[]; pick: PickLine[] } }> {
  const { pool } = shop.database;
  const [orders, pick] = await Promise.all([
    pool.query<PrintRow>(
      `select ${orderColumns}, u.id as user_id, u.name, u.email
       from orders o join users u on u.id = o.user_id where o.id = any($1) order by o.id`,
      [ids],
    ),
    pool.query<PickRow>(
      `select i.name_en, i.name_bn, i.weight_en, i.weight_bn,
              coalesce(c.name_en, '') as category_en, coalesce(c.name_bn, '') as category_bn,
              sum(i.quantity)::float8 as quantity, i.step_grams,
              json_agg(json_build_object('id', o.id, 'quantity', i.quantity, 'if_missing', coalesce(i.if_missing, o.if_missing))
                order by o.id) as orders
       from orders o join order_items i on i.order_id = o.id
       left join products p on p.id = i.product_id left join categories c on c.id = p.category_id
       where o.id = any($1) and o.status <> 'cancelled' and o.fulfilment in ('placed', 'confirmed')
       group by c.id, i.product_id, i.name_en, i.name_bn, i.weight_en, i.weight_bn, i.step_grams
       order by c.position nulls last, c.id, i.name_en`,
      [ids],
    ),
  ]);
  return { data: { orders: orders.rows.map(toPrinted), pick: pick.rows.map(toPickLine) } };
}

const toPrinted = ({ user_id, name, email, ...row }: PrintRow): PrintedOrder => ({
  ...toOrder(row),
  customer: { id: user_id, name, email },
});

function toPickLine(row: PickRow): PickLine {
  const language = locale();
  return {
    name: row[`name_${language}`],
    weight: row[`weight_${language}`],
    category: row[`category_${language}`],
    quantity: row.quantity,
    step_grams: row.step_grams ?? undefined,
    orders: row.orders.map(({ id, quantity, if_missing }) => ({
      number: orderNumber(id),
      quantity,
      if_missing: if_missing ?? undefined,
    })),
  };
}
