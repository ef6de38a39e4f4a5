import type { z } from "zod";
import { Problem } from "../api/problem.ts";
import type { Viewer } from "../api/viewer.ts";
import { m } from "../language/messages.ts";
import { inTransaction } from "../platform/database/transaction.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import { countAttempt } from "../platform/http/limits/limits.server.ts";
import type { Review } from "./contract.ts";
import { type ReviewRow, reviewColumns, toReview } from "./review-rows.server.ts";
import type { reviewDraft } from "./schemas.ts";

const customerLimit = { most: 5, seconds: 60 };
/** High enough for a neighbourhood behind one network. */
const networkLimit = { most: 60, seconds: 60 * 60 };

/**
 * Writes a review; triggers update count and average. Throws on an unknown product, a sixth review of a customer within a minute,
 * and more than 60 of a network within an hour.
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
         select ${reviewColumns} from r join users u on u.id = r.user_id left join review_replies a on a.review_id = r.id`,
        [product_id, viewer.id, review_details, rating ?? null],
      ),
    [`product ${product_id}`],
  );
  const written = rows[0];
  if (!written) throw new Problem("not_found", m.product_not_found());
  return { success: true, review: toReview(written) };
}
