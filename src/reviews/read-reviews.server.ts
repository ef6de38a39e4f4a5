import { productKey, reviewsKey } from "../platform/cache/surrogate-keys.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import type { ReviewList } from "./contract.ts";
import { type ReviewRow, reviewColumns, toReview } from "./review-rows.server.ts";
import { pageSize } from "./schemas.ts";

/** Reviews of a product, newest first; with `cursor` those after that one. */
export async function readReviews(
  { id, cursor }: { id: number; cursor?: number },
  { shop, madeOf }: ApiContext,
): Promise<ReviewList> {
  madeOf(productKey(id), reviewsKey(id));
  const { pool } = shop.database;
  const [list, product] = await Promise.all([
    pool.query<ReviewRow>(
      `select ${reviewColumns}
       from reviews r join users u on u.id = r.user_id left join review_replies a on a.review_id = r.id
       where r.product_id = $1 and r.hidden_at is null and r.id < coalesce($2, 9223372036854775807)
       order by r.id desc limit ${pageSize + 1}`,
      [id, cursor ?? null],
    ),
    pool.query<{ total: number; rating: number | null }>(
      "select review_count as total, rating::float8 as rating from products where id = $1",
      [id],
    ),
  ]);
  const page = list.rows.slice(0, pageSize);
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
