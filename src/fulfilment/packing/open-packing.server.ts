import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { showOneOrder } from "#src/orders/admin/show-one-order.server.ts";
import { heldSeconds } from "#src/orders/calls/rules.ts";
import { progressOf } from "#src/orders/order.ts";
import { type LockedOrder, lockOrder, orderChangedProblem } from "#src/orders/steps/write-step.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { OpenPacking, PackingLine } from "./contract.ts";
import type { tickDraft } from "./schemas.ts";

type LineRow = {
  item: number;
  category_en: string;
  category_bn: string;
  name_en: string;
  name_bn: string;
  codes: string[];
  /** The stock; null: not counted. */
  left: number | null;
  packed: boolean;
};

/** Holds an order for the viewer, unless a colleague holds it, and returns what a packer needs. */
export async function openPacking(
  { id }: { id: number },
  context: ApiContext<Viewer>,
): Promise<{ data: OpenPacking }> {
  const { pool } = context.shop.database;
  await pool.query(
    `insert into order_packers (order_id, user_id) select id, $2 from orders
     where id = $1 and fulfilment = 'confirmed' and status = 'processing' for no key update
     on conflict (order_id) do update set user_id = excluded.user_id, seen_at = now()
     where order_packers.user_id = excluded.user_id or order_packers.seen_at < now() - make_interval(secs => $3)`,
    [id, context.viewer.id, heldSeconds],
  );
  const { data: order } = await showOneOrder({ id }, context);
  const { rows } = await pool.query<LineRow>(
    `select i.id as item, coalesce(c.name_en, '') as category_en, coalesce(c.name_bn, '') as category_bn,
            i.name_en, i.name_bn, array_remove(array_remove(array[p.barcode, p.sku], ''), null) as codes,
            p.stock as left, i.packed_by is not null as packed
     from order_items i left join products p on p.id = i.product_id left join categories c on c.id = p.category_id
     where i.order_id = $1 order by c.position nulls last, c.id, i.id`,
    [id],
  );
  const { weight_tolerance: tolerance } = await context.shop.details.current();
  const packer = await findOtherPacker(pool, id, context.viewer);
  return { data: { order, lines: rows.map(toLine), packer, tolerance } };
}

/** Returns all packed items. Refuses with `changed` if the line does not exist any more. */
export async function tickOneLine(
  { id, item, packed }: z.output<typeof tickDraft>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: { packed: number[] } }> {
  return inTransaction(shop.database, async (client) => {
    const order = await lockToPack(client, id, viewer);
    const { rowCount } = await client.query(
      "update order_items set packed_by = case when $3::boolean then $4::bigint end where order_id = $1 and id = $2",
      [id, item, packed, viewer.id],
    );
    if (rowCount === 0) throw orderChangedProblem(m.order_step_refused(), order);
    const { rows } = await client.query<{ id: number }>(
      "select id from order_items where order_id = $1 and packed_by is not null order by id",
      [id],
    );
    return { data: { packed: rows.map((row) => row.id) } };
  });
}

/** Locks an order to pack; refuses with `changed` if it is not to be packed, or a colleague holds it. */
export async function lockToPack(client: PoolClient, id: number, viewer: Viewer): Promise<LockedOrder> {
  const order = await lockOrder(client, id);
  if (!order) throw new Problem("not_found", m.problem_not_found());
  if (progressOf(order) !== "confirmed") throw orderChangedProblem(m.order_step_refused(), order);
  const name = await findOtherPacker(client, id, viewer);
  if (name) throw orderChangedProblem(m.packing_taken({ name }), order);
  return order;
}

/** The colleague who holds an order, by name. */
async function findOtherPacker(
  queries: Pick<PoolClient, "query">,
  id: number,
  viewer: Viewer,
): Promise<string | undefined> {
  const { rows } = await queries.query<{ name: string }>(
    `select a.name from order_packers h join users a on a.id = h.user_id
     where h.order_id = $1 and h.user_id <> $2 and h.seen_at > now() - make_interval(secs => $3)`,
    [id, viewer.id, heldSeconds],
  );
  return rows[0]?.name;
}

function toLine({ left, ...row }: LineRow): PackingLine {
  const [language, otherLanguage] = locale() === "bn" ? (["bn", "en"] as const) : (["en", "bn"] as const);
  return {
    item: row.item,
    packed: row.packed,
    category: row[`category_${language}`],
    other_name: row[`name_${otherLanguage}`],
    codes: row.codes,
    left: left ?? undefined,
  };
}
