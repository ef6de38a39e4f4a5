import type { PoolClient } from "pg";
import { saleKinds } from "./rules.ts";

export type Count = {
  /** What lies on the shelf; null: not to be counted any more. */
  counted: number | null;
  /** What the shop said when somebody began to count. */
  from: number | null;
  /** What it says now; the caller holds the product's lock. */
  now: number | null;
};

/**
 * The stock after a count. What was sold meanwhile stays sold: the count moves the stock of now by the difference that was found. Undefined
 * where a colleague moved it meanwhile, or where more was sold than was counted: somebody has to look.
 */
export async function stockAfterCount(
  client: Pick<PoolClient, "query">,
  id: number,
  { counted, from, now }: Count,
): Promise<number | null | undefined> {
  if (from === now) return counted;
  if (counted === null || from === null || now === null) return undefined;
  const after = now + counted - from;
  return after >= 0 && (await onlySoldSince(client, id, from)) ? after : undefined;
}

/** Whether nothing but orders moved a stock since it last was `stock`. */
async function onlySoldSince(client: Pick<PoolClient, "query">, id: number, stock: number): Promise<boolean> {
  const { rows } = await client.query<{ sold: boolean | null }>(
    `select bool_and(kind = any($3)) as sold from stock_movements
     where product_id = $1 and id > (
       select id from stock_movements where product_id = $1 and stock_after = $2 order by id desc limit 1
     )`,
    [id, stock, saleKinds],
  );
  return rows[0]?.sold ?? false;
}
