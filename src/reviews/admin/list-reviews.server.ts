import type { z } from "zod";
import { findAdminProducts } from "#src/catalogue/admin/product-row.server.ts";
import { m } from "#src/language/messages.ts";
import { toLikePattern } from "#src/platform/database/like-pattern.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminReviewList } from "./contract.ts";
import type { adminReviewQuery } from "./schemas.ts";

type AdminReviewRecord = {
  id: number;
  product_id: number;
  user_id: number;
  /** Null if the account was deleted. */
  name: string | null;
  review_details: string;
  rating: number | null;
  created_at: Date;
  hidden_reason: string | null;
  reply: string | null;
  replied_at: Date | null;
};

const reviewsPerPage = 30;

/** Returns a page of reviews, newest first. `search` matches the text or the author's name. */
export async function listAllReviews(
  { state, search = "", before }: z.output<typeof adminReviewQuery>,
  { shop }: ApiContext,
): Promise<AdminReviewList> {
  // The subquery of a search keeps its two parts apart, so that each uses its own index. One row more than
  // a page is read, to know whether a next page exists.
  const { rows } = await createReadsFromNow(shop.database)((queries) =>
    queries.query<AdminReviewRecord>(
      `select r.id, r.product_id, r.user_id, case when u.deleted_at is null then u.name end as name,
              r.review_details, r.rating, r.created_at, r.hidden_reason, a.reply, a.created_at as replied_at
       from reviews r join users u on u.id = r.user_id left join review_replies a on a.review_id = r.id
       where ($1::text is null or ($1 = 'open' and a.review_id is null and r.hidden_at is null)
              or ($1 = 'hidden' and r.hidden_at is not null))
         and ($2 = '' or r.id in (
           select id from reviews where review_details ilike $3
           union all select id from reviews where user_id in (select id from users where name ilike $3)))
         and ($4::bigint is null or r.id < $4)
       order by r.id desc limit ${reviewsPerPage + 1}`,
      [state ?? null, search, toLikePattern(search), before ?? null],
    ),
  );
  const page = rows.slice(0, reviewsPerPage);
  const products = await findAdminProducts(
    shop.database.pool,
    page.map(({ product_id }) => product_id),
  );
  const data = page.flatMap(({ product_id, user_id, name, reply, replied_at, created_at, ...row }) => {
    const product = products.get(product_id);
    // The product was deleted in the meantime with its reviews.
    if (!product) return [];
    return {
      ...row,
      product: { id: product.id, names: product.names, image: product.image, tint: product.tint },
      user: { id: user_id, name: name ?? m.customer_deleted() },
      created_at: created_at.toISOString(),
      reply: reply && replied_at ? { reply, created_at: replied_at.toISOString() } : null,
    };
  });
  return { data, meta: { next: rows.length > reviewsPerPage ? (page.at(-1)?.id ?? null) : null } };
}
