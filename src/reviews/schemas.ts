import { z } from "zod";
import { id, moment, paragraphs, wholeNumber } from "../api/schemas.ts";
import { maxRating, maxReview } from "./rules.ts";

/** Reviews on one page. */
export const pageSize = 20;

export const reviewDraft = z.object({
  product_id: id,
  review_details: paragraphs(maxReview).refine((text) => text !== ""),
  rating: wholeNumber(1, maxRating).nullish(),
});

export const replyDraft = z.strictObject({
  id,
  reply: paragraphs(maxReview).refine((text) => text !== ""),
});

export const reply = z.object({ reply: z.string(), created_at: moment });

export const review = z.object({
  id: z.int(),
  review_details: z.string(),
  /** Absent where the writer gave none, or a later review counts instead. */
  rating: z.int().optional(),
  created_at: moment,
  user: z.object({ name: z.string() }),
  /** Whether an order of the writer with this product is completed. */
  verified_purchase: z.boolean(),
  /** The writer has reviewed the product again later. */
  earlier: z.literal(true).optional(),
  reply: reply.optional(),
});

/** `cursor` is the id of the last review shown. */
export const reviewQuery = z.object({ id, cursor: id.optional() });

export const reviewList = z.object({
  success: z.literal(true),
  reviews: z.array(review),
  meta: z.object({
    total: z.int(),
    /** Average of the ratings; absent without any. */
    rating: z.number().optional(),
    next: z.string().optional(),
  }),
});

export const reviewWritten = z.object({ success: z.literal(true), review });
export const replyWritten = z.object({ success: z.literal(true), reply });
