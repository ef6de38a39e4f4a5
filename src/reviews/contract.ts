import type { z } from "zod";
import { command, query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Review = ReviewList["reviews"][number];
export type Reply = NonNullable<Review["reply"]>;
export type ReviewList = z.infer<typeof schemas.reviewList>;

const reviewOutline = {
  id: "number",
  review_details: "string",
  created_at: "string",
  user: { name: "string" },
} as const;

/** Reviews of a product, newest first: all, or a page if `limit` or `cursor` is given. */
export const listReviews = query<{ id: string; limit: number; cursor?: string }, ReviewList>(
  "/api/products/reviews/{id}",
  {
    reviews: [reviewOutline],
  },
  (answer) => ({ ...answer, meta: answer.meta ?? { total: answer.reviews.length } }),
);

/** Writes a review as the signed-in customer; throws on blank text. */
export const writeReview = command<
  { product_id: string; review_details: string; rating?: number },
  z.infer<typeof schemas.reviewWritten>
>("/api/reviews", { review: reviewOutline });

/** Stores the shop's reply; throws `already_replied` if there is one. */
export const replyToReview = command<{ id: string; reply: string }, z.infer<typeof schemas.replyWritten>>(
  "/api/reviews/{id}/reply",
  { reply: { reply: "string" } },
);
