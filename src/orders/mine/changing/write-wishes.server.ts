import type { PoolClient } from "pg";
import type { z } from "zod";
import type { itemsChange } from "../schemas.ts";

/** Writes the customer's wishes for missing products that are given, on lines that are written already. */
export async function writeWishes(
  client: PoolClient,
  {
    number,
    lines,
    if_missing: orderIfMissing,
  }: Pick<z.output<typeof itemsChange>, "number" | "lines" | "if_missing">,
): Promise<void> {
  if (orderIfMissing)
    await client.query("update orders set if_missing = $2 where id = $1", [number, orderIfMissing]);
  const linesWithWish = lines.filter((line) => line.if_missing !== undefined);
  if (linesWithWish.length === 0) return;
  await client.query(
    `update order_items i set if_missing = w.wish
     from unnest($2::bigint[], $3::bigint[], $4::text[]) as w(item, product, wish)
     where i.order_id = $1 and (i.id = w.item or i.product_id = w.product) and i.if_missing is distinct from w.wish`,
    [
      number,
      linesWithWish.map((line) => ("item" in line ? line.item : null)),
      linesWithWish.map((line) => ("product_id" in line ? line.product_id : null)),
      linesWithWish.map((line) => line.if_missing),
    ],
  );
}
