import { lockProducts } from "#src/catalogue/product/write-products.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** Products changed in one transaction: an order waits for at most one of these. */
const chunkSize = 500;
/** Products whose prices one statement compares: that takes a second at most on a slow machine. */
const checkBatchSize = 5_000;
/** The pause in ms while another process changes prices. */
const retryMs = 500;
/** The advisory lock of the process that changes prices. */
const advisoryLockId = 7_480_001;

/**
 * Adds the queue that updates prices when an offer begins, ends or is changed, in one process at a time. Wake
 * the queues after changing an offer.
 */
export function chargeOffers({ queues, database }: Pick<Shop, "queues" | "database">): void {
  let isFirst = true;
  queues.add("price offers", async (isClosing) => {
    const { recent: hasRecentChange, next: nextMs } = await findNextChange(database);
    if (!hasRecentChange && !isFirst) return nextMs;
    let lastId: number | null = 0;
    while (lastId !== null) {
      const { staleIds, lastCheckedId } = await findStaleProducts(database, lastId);
      for (let from = 0; from < staleIds.length; from += chunkSize) {
        if (isClosing()) return retryMs;
        const isUpdated = await updatePrices(database, staleIds.slice(from, from + chunkSize));
        if (!isUpdated) return retryMs;
      }
      if (isClosing()) return retryMs;
      lastId = lastCheckedId;
    }
    isFirst = false;
    return nextMs;
  });
}

/**
 * `recent`: whether an offer began, ended or was changed in the last minute. `next`: the ms until one begins
 * or ends. Looking again for a minute finds products that were written in that moment.
 */
async function findNextChange({ pool }: Shop["database"]): Promise<{ recent: boolean; next: number | null }> {
  const { rows } = await pool.query<{ recent: boolean; next: number | null }>(
    `select exists (select from offers where changed_at > now() - interval '1 minute')
         or exists (select from offers where starts_at between now() - interval '1 minute' and now())
         or exists (select from offers where ends_at between now() - interval '1 minute' and now()) as recent,
       (ceil(extract(epoch from least(
         (select min(starts_at) from offers where starts_at > now()),
         (select min(ends_at) from offers where ends_at > now())) - now()) * 1000))::float8 as next`,
  );
  return rows[0] ?? { recent: false, next: null };
}

/**
 * Checks the next products after `lastId` that an offer affects: those that have an offer's price, and those to which
 * a running one applies, by id, by their category or as all. Returns those whose prices differ from `charged_price` and
 * `price_of_several`, and the last product checked, null after all.
 */
async function findStaleProducts(
  { pool }: Shop["database"],
  lastId: number,
): Promise<{ staleIds: number[]; lastCheckedId: number | null }> {
  const { rows } = await pool.query<{ id: number; is_stale: boolean }>(
    `with running as (
       select id, applies_to from offers
       where kind in ('price', 'several') and not needs_code and tstzrange(starts_at, ends_at) @> now()
     ), affected as (
       select id from products where offer_id is not null
       union select id from products where several_pieces is not null
       union select product_id from offer_products join running on id = offer_id and applies_to = 'products'
       union select p.id from offer_categories o join running on id = offer_id and applies_to = 'categories'
         join category_paths t on t.ancestor_id = o.category_id
         join products p on p.category_id = t.category_id
       union select p.id from products p where further_category_ids <> '{}' and exists (
         select from offer_categories join running on id = offer_id and applies_to = 'categories'
         where category_id in (select categories_of(p)))
       union select id from products where exists (select from running where applies_to = 'all')
     )
     select p.id, (p.price_poisha, p.original_price_poisha, p.offer_id, p.offer_until, p.several_pieces, p.several_poisha)
       is distinct from (c.price, c.original, c.offer, c.until, s.pieces, s.total) as is_stale
     from (select id from affected where id > $1 order by id limit $2) next join products p using (id),
       charged_price(p) c, price_of_several(p, c.price) s
     order by p.id`,
    [lastId, checkBatchSize],
  );
  const staleIds = rows.filter(({ is_stale }) => is_stale).map(({ id }) => id);
  const isLastBatch = rows.length < checkBatchSize;
  return { staleIds, lastCheckedId: isLastBatch ? null : (rows.at(-1)?.id ?? null) };
}

/**
 * Writes products unchanged, so that the trigger of `products` computes their prices. False while another process
 * changes prices.
 */
const updatePrices = (database: Shop["database"], ids: number[]): Promise<boolean> =>
  inTransaction(database, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [
      advisoryLockId,
    ]);
    if (!rows[0]?.mine) return false;
    await lockProducts(client, ids);
    await client.query(
      "update products set regular_price_poisha = regular_price_poisha where id = any($1::bigint[])",
      [ids],
    );
    return true;
  });
