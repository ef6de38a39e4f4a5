import type { z } from "zod";
import { maxListed } from "../catalogue/listing/find-products.server.ts";
import { productKey, reviewsKey } from "../platform/cache/surrogate-keys.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import type { Review, ReviewList } from "./contract.ts";
import { type ReviewRow, reviewColumnsSql, toReview } from "./review-rows.server.ts";
import { pageSize } from "./rules.ts";
import type { reviewQuery } from "./schemas.ts";

/** PostgreSQL's largest bigint: without a cursor every id is below it. */
const maxBigint = "9223372036854775807";

/** Reviews of a product, newest first: up to `maxListed`, or `limit` reviews after `cursor`. */
export async function readReviews(
  { id, cursor, limit = cursor ? pageSize : maxListed }: z.output<typeof reviewQuery>,
  { shop, addSurrogateKeys }: Pick<ApiContext, "shop" | "addSurrogateKeys">,
): Promise<ReviewList> {
  addSurrogateKeys(productKey(id), reviewsKey(id));
  const { pool } = shop.database;
  const [list, product] = await Promise.all([
    pool.query<ReviewRow>(
      `select ${reviewColumnsSql}
       from reviews r join users u on u.id = r.user_id left join review_replies a on a.review_id = r.id
       where r.product_id = $1 and r.hidden_at is null and r.id < coalesce($2, ${maxBigint})
       order by r.id desc limit $3`,
      [id, cursor ?? null, limit + 1],
    ),
    pool.query<{ total: number; rating: number | null }>(
      "select review_count as total, rating::float8 as rating from products where id = $1",
      [id],
    ),
  ]);
  const page = list.rows.slice(0, limit);
  return {
    success: true,
    reviews: page.map(toReview),
    meta: {
      total: product.rows[0]?.total ?? 0,
      rating: product.rows[0]?.rating ?? undefined,
      next: list.rows.length > page.length ? String(page.at(-1)?.id) : undefined,
    },
  };
}

/** The newest reviews of a product, in the form of a product's field. */
export async function newestReviews(
  id: number,
  context: Pick<ApiContext, "shop" | "addSurrogateKeys">,
): Promise<Review[]> {
  return (await readReviews({ id, limit: pageSize }, context)).reviews;
}
