import { m } from "../language/words.ts";
import type { Review } from "./contract.ts";

export type ReviewRow = {
  id: number;
  review_details: string;
  rating: number | null;
  created_at: Date;
  /** Null for somebody whose account is deleted. */
  name: string | null;
  verified_purchase: boolean;
  reply: string | null;
  replied_at: Date | null;
};

/** Columns of a review `r` with its writer `u` and its reply `a`. */
export const reviewColumns = `r.id, r.review_details, r.rating, r.created_at, r.verified_purchase, a.reply, a.created_at as replied_at,
  case when u.deleted_at is null then u.name end as name`;

/** A review as the API speaks it. */
export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    review_details: row.review_details,
    rating: row.rating ?? undefined,
    created_at: row.created_at.toISOString(),
    user: { name: row.name ?? m.customer_deleted() },
    verified_purchase: row.verified_purchase,
    reply:
      row.reply === null || row.replied_at === null
        ? undefined
        : { reply: row.reply, created_at: row.replied_at.toISOString() },
  };
}
