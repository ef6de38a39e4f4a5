import { m } from "../language/messages.ts";
import type { Review } from "./contract.ts";
import { shortName } from "./short-name.ts";

export type ReviewRow = {
  id: number;
  review_details: string;
  /** Null without stars, or where a later review counts instead. */
  rating: number | null;
  created_at: Date;
  /** Null if the account was deleted. */
  name: string | null;
  verified_purchase: boolean;
  /** The same customer has reviewed the product again later. */
  earlier: boolean;
  reply: string | null;
  replied_at: Date | null;
};

/** SQL: a later shown review of the same product by the same customer. */
const laterReviewSql = `select from reviews l
    where l.user_id = r.user_id and l.product_id = r.product_id and l.id > r.id and l.hidden_at is null`;

/**
 * SQL columns of a review `r`, its author `u` and reply `a`. The rating is null if the customer's later
 * review counts instead. A purchase is verified by a delivered order of the product or another size of it.
 */
export const reviewColumnsSql = `r.id, r.review_details, r.created_at, a.reply, a.created_at as replied_at,
  case when u.deleted_at is null then u.name end as name, exists (${laterReviewSql}) as earlier,
  case when not exists (${laterReviewSql} and l.rating is not null) then r.rating end as rating,
  exists (
    select from orders o join order_items i on i.order_id = o.id
    where o.user_id = r.user_id and o.status = 'completed' and (i.product_id = r.product_id or exists (
      select from products s join products p on p.id = r.product_id
      where s.id = i.product_id and s.size_group = p.size_group and s.size_group <> ''))
  ) as verified_purchase`;

export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    review_details: row.review_details,
    rating: row.rating ?? undefined,
    created_at: row.created_at.toISOString(),
    user: { name: row.name === null ? m.customer_deleted() : shortName(row.name) },
    verified_purchase: row.verified_purchase,
    earlier: row.earlier || undefined,
    reply:
      row.reply === null || row.replied_at === null
        ? undefined
        : { reply: row.reply, created_at: row.replied_at.toISOString() },
  };
}
