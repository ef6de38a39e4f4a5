import type { z } from "zod";
import { Problem } from "../basics/problem.ts";
import type { Who } from "../basics/who.ts";
import { m } from "../language/words.ts";
import type { Call } from "../platform/http/api.server.ts";
import { countTry } from "../platform/http/limits.server.ts";
import type { Review } from "./contract.ts";
import { type ReviewRow, toReview } from "./review-rows.server.ts";
import type { reviewDraft } from "./shapes.ts";

const perCustomer = { most: 5, seconds: 60 };

/**
 * Writes a review. Whether its writer bought the product is the shop's own finding; count and average of the product
 * follow by trigger in the same transaction. Refuses an unknown product and a sixth review within a minute.
 */
export async function writeReview(
  { product_id, review_details, rating }: z.output<typeof reviewDraft>,
  { shop, who }: Call<Who>,
): Promise<{ success: true; review: Review }> {
  await countTry(shop, `review:${who.id}`, perCustomer);
  const { rows } = await shop.database.pool.query<ReviewRow>(
    `insert into reviews as r (product_id, user_id, review_details, rating, verified_purchase)
     select p.id, $2, $3, $4, exists (
       select from order_items i join orders o on o.id = i.order_id
       where i.product_id = p.id and o.user_id = $2 and o.status <> 'cancelled'
     )
     from products p where p.id = $1
     returning r.id, r.review_details, r.rating, r.created_at, r.verified_purchase, $5::text as name,
               null as reply, null as replied_at`,
    [product_id, who.id, review_details, rating ?? null, who.name],
  );
  const written = rows[0];
  if (!written) throw new Problem("not_found", m.product_not_found());
  return { success: true, review: toReview(written) };
}
