import type { z } from "zod";
import { Problem } from "../api/problem.ts";
import type { Viewer } from "../api/viewer.ts";
import { m } from "../language/messages.ts";
import { inTransaction } from "../platform/database/transaction.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import { countAttempt } from "../platform/http/limits/limits.server.ts";
import type { Review } from "./contract.ts";
import { type ReviewRow, reviewColumnsSql, toReview } from "./review-rows.server.ts";
import type { reviewDraft } from "./schemas.ts";

/** Reviews of one customer within a minute. */
const customerLimit = { most: 5, seconds: 60 };
/** Reviews from one network within an hour: high enough for a neighbourhood behind it. */
const networkLimit = { most: 60, seconds: 60 * 60 };

/**
 * Writes a review; triggers update count and average. Throws on an unknown product, and on too many reviews of
 * a customer (`customerLimit`) or of a network (`networkLimit`).
 */
export async function writeReview(
  { product_id, review_details, rating }: z.output<typeof reviewDraft>,
  { shop, viewer, network }: ApiContext<Viewer>,
): Promise<{ success: true; review: Review }> {
  await countAttempt(shop, `review:${viewer.id}`, customerLimit);
  await countAttempt(shop, `reviews:${network}`, networkLimit);
  const { rows } = await inTransaction(
    shop.database,
    (client) =>
      client.query<ReviewRow>(
        `with r as (
           insert into reviews (product_id, user_id, review_details, rating)
           select id, $2, $3, $4 from products where id = $1 returning *
         )
         select ${reviewColumnsSql}
         from r join users u on u.id = r.user_id left join review_replies a on a.review_id = r.id`,
        [product_id, viewer.id, review_details, rating ?? null],
      ),
    [`product ${product_id}`],
  );
  const written = rows[0];
  if (!written) throw new Problem("not_found", m.product_not_found());
  return { success: true, review: toReview(written) };
}
