import { z } from "zod";
import { id, paragraphs, wholeNumber } from "../api/schemas.ts";
import { reply, review } from "../catalogue/schemas.ts";
import { m } from "../language/messages.ts";
import { maxRating, maxReview } from "./rules.ts";

export const reviewDraft = z.object({
  product_id: id,
  review_details: paragraphs(maxReview, () => m.review_empty()),
  rating: wholeNumber(1, maxRating).optional(),
});

export const replyDraft = z.strictObject({
  id,
  reply: paragraphs(maxReview, () => m.reply_empty()),
});

/** `cursor` is the id of the last review shown. Without both, up to 5,000 reviews are returned. */
export const reviewQuery = z.object({ id, limit: wholeNumber(1, 100).optional(), cursor: id.optional() });

export const reviewList = z.object({
  success: z.literal(true),
  reviews: z.array(review),
  meta: z.object({
    total: z.int(),
    /** The average of the newest rating of each customer who received the product; absent without any. */
    rating: z.number().optional(),
    next: z.string().optional(),
  }),
});

export const reviewWritten = z.object({ success: z.literal(true), review });
export const replyWritten = z.object({ success: z.literal(true), reply });
