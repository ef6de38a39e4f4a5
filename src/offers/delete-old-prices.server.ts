import type { Shop } from "#src/platform/shop.server.ts";

/** Deletes the prices of products that were replaced more than a year ago. */
export async function deleteOldPrices({ database }: Shop): Promise<void> {
  await database.pool.query(
    `delete from product_prices p where changed_at < now() - interval '1 year'
       and exists (
         select from product_prices n where n.product_id = p.product_id and n.changed_at > p.changed_at
           and n.changed_at < now() - interval '1 year'
       )`,
  );
}
