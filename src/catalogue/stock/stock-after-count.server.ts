import type { PoolClient } from "pg";
import { saleKinds } from "./rules.ts";

export type Count = {
  /** Pieces on the shelf; null to stop counting. */
  counted: number | null;
  /** The stock that was shown when the count began. */
  from: number | null;
  /** The current stock; the caller holds the product's lock. */
  now: number | null;
};

/**
 * Adds the counted difference to the current stock, to preserve sales in the meantime. Returns undefined if the user
 * has to decide: because a colleague changed the stock, the counting began or ended, or more was sold than was
 * counted.
 */
export async function stockAfterCount(
  client: Pick<PoolClient, "query">,
  id: number,
  { counted, from, now }: Count,
): Promise<number | null | undefined> {
  if (from === now) return counted;
  if (counted === null || from === null || now === null) return undefined;
  const stockAfter = now + counted - from;
  return stockAfter >= 0 && (await wasOnlySold(client, id, from)) ? stockAfter : undefined;
}

/** Whether all movements after the stock was last equal to `stock` were caused by orders. */
async function wasOnlySold(client: Pick<PoolClient, "query">, id: number, stock: number): Promise<boolean> {
  const { rows } = await client.query<{ sold: boolean | null }>(
    `select bool_and(kind = any($3)) as sold from stock_movements
     where product_id = $1 and id > (
       select id from stock_movements where product_id = $1 and stock_after = $2 order by id desc limit 1
     )`,
    [id, stock, saleKinds],
  );
  return rows[0]?.sold ?? false;
}
