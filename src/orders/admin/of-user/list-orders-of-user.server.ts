import type { z } from "zod";
import { toTaka } from "#src/language/numbers/money.ts";
import { type Fulfilment, type OrderStatus, orderNumber } from "#src/orders/order.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ordersOfUser, ordersOfUserQuery } from "./schemas.ts";

type OrderOfUserRow = {
  id: number;
  status: OrderStatus;
  fulfilment: Fulfilment;
  created_at: Date;
  total_poisha: number;
  pieces: number;
};

const pageSize = 20;

export async function listOrdersOfUser(
  { id, before }: z.output<typeof ordersOfUserQuery>,
  { shop }: ApiContext,
): Promise<z.output<typeof ordersOfUser>> {
  const { rows } = await shop.database.pool.query<OrderOfUserRow>(
    `select o.id, o.status, o.fulfilment, o.created_at, o.total_poisha,
            coalesce((select sum(quantity) from order_items i where i.order_id = o.id), 0)::float8 as pieces
     from orders o where o.user_id = $1 and ($2::bigint is null or o.id < $2)
     order by o.id desc limit ${pageSize + 1}`,
    [id, before ?? null],
  );
  const data = rows.slice(0, pageSize).map(({ total_poisha, created_at, ...row }) => ({
    ...row,
    number: orderNumber(row.id),
    created_at: created_at.toISOString(),
    total_price: toTaka(total_poisha),
  }));
  return { data, meta: { next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null } };
}
