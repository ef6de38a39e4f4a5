import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type AdminReview = z.infer<typeof schemas.adminReview>;
export type AdminReviewList = z.infer<typeof schemas.adminReviewList>;
export type AdminReviewQuery = { state?: "open" | "hidden"; search?: string; before?: string };
type Hidden = z.infer<typeof schemas.hidingResult>;

/** All reviews, newest first: those without a reply (`open`), the hidden ones, or every one. */
export const listAdminReviews = query<AdminReviewQuery, AdminReviewList>("/api/admin/reviews", {
  data: [{ id: "number", review_details: "string", user: { name: "string" } }],
});

/** Hides a review from shoppers; only staff see the reason. Idempotent. */
export const hideReview = command<{ id: string; reason: string }, Hidden>("/api/admin/reviews/{id}/hide", {});

export const restoreReview = command<{ id: string }, Hidden>("/api/admin/reviews/{id}/restore", {});
