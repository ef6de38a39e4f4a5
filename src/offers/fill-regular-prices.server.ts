import type { Shop } from "#src/platform/shop.server.ts";

/** Products written in one transaction: an order waits for at most one of these. */
const batchSize = 500;

/** Sets the regular price of products from before price offers to their price. Remove once every shop has run it. */
export async function fillRegularPrices({ pool }: Shop["database"]): Promise<void> {
  let lastId: number | null = 0;
  while (lastId !== null) {
    const { rows }: { rows: { last: number | null }[] } = await pool.query<{ last: number | null }>(
      `with filled as (
         update products set regular_price_poisha = price_poisha, regular_original_poisha = original_price_poisha
         where id in (select id from products where id > $1 and regular_price_poisha = 0
                      order by id limit $2 for no key update)
         returning id
       ) select max(id) as last from filled`,
      [lastId, batchSize],
    );
    lastId = rows[0]?.last ?? null;
  }
}
