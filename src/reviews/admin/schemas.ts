import { z } from "zod";
import { maxReason, maxSearch } from "#src/api/limits.ts";
import { id, line, moment } from "#src/api/schemas.ts";
import { reply } from "#src/catalogue/schemas.ts";
import { m } from "#src/language/messages.ts";

/** The filters; `before` is the id of the last review shown. */
export const adminReviewQuery = z.object({
  state: z.enum(["open", "hidden"]).optional(),
  search: line(maxSearch).optional(),
  before: id.optional(),
});

/** A review in the back office. */
export const adminReview = z.object({
  id: z.int(),
  product: z.object({
    id: z.int(),
    names: z.object({ en: z.string(), bn: z.string() }),
    image: z.string(),
    tint: z.string(),
  }),
  user: z.object({ id: z.int(), name: z.string() }),
  review_details: z.string(),
  /** One to five stars; null without any. */
  rating: z.int().nullable(),
  created_at: moment,
  reply: reply.nullable(),
  /** Null while shoppers see it. */
  hidden_reason: z.string().nullable(),
});

/** `meta.next` is the `before` of the next page; null at the end. */
export const adminReviewList = z.object({
  data: z.array(adminReview),
  meta: z.object({ next: z.int().nullable() }),
});

export const hideReviewDraft = z.strictObject({
  id,
  reason: line(maxReason, () => m.review_hide_reason_missing()),
});
export const restoreReviewDraft = z.strictObject({ id });
export const hidingResult = z.object({ success: z.literal(true), hidden_reason: z.string().nullable() });
