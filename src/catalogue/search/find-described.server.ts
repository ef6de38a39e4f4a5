import type { Shop } from "#src/platform/shop.server.ts";

/** The maximum number of results, the best first. */
const maxResults = 50;

/** Ids of products whose English description has all words of a term, stemmed and without stop words. */
export async function findDescribed({ database }: Shop, term: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from products, plainto_tsquery('english', $1) as words
     where to_tsvector('english', description_en) @@ words and not is_archived and not is_other_size
     order by ts_rank(to_tsvector('english', description_en), words) desc, id limit $2`,
    [term, maxResults],
  );
  return rows.map(({ id }) => id);
}
