import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";

/** Refuses with `not_weighed` an order with an unweighed line sold by weight. */
export async function refuseUnweighed(client: PoolClient, orderId: number): Promise<void> {
  const { rows } = await client.query<{ id: number; name_en: string; name_bn: string }>(
    `select id, name_en, name_bn from order_items
     where order_id = $1 and step_grams is not null and packed_grams is null order by id`,
    [orderId],
  );
  if (rows.length === 0) return;
  const names = rows.map((row) => row[`name_${locale()}`]).join(", ");
  throw new Problem("not_weighed", m.order_unweighed({ names }), {
    details: { items: rows.map(({ id }) => id) },
  });
}
