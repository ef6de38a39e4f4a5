import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as admin from "./admin/contract.ts";
import { hideReview, restoreReview } from "./admin/hide-review.server.ts";
import { listAllReviews } from "./admin/list-reviews.server.ts";
import * as schemas from "./admin/schemas.ts";
import * as contract from "./contract.ts";
import { readReviews } from "./read-reviews.server.ts";
import { replyToReview } from "./reply-to-review.server.ts";
import { replyDraft, replyWritten, reviewDraft, reviewList, reviewQuery, reviewWritten } from "./schemas.ts";
import { writeReview } from "./write-review.server.ts";

export function serveReviews(api: Api) {
  const publicOptions = { may: "anyone", cached: true } as const;
  serve(api, contract.listReviews, { ...publicOptions, input: reviewQuery, output: reviewList }, readReviews);
  serve(
    api,
    contract.writeReview,
    { may: "customer", input: reviewDraft, output: reviewWritten, refuses: ["not_found"] },
    writeReview,
  );
  serve(
    api,
    contract.replyToReview,
    { may: "customers", input: replyDraft, output: replyWritten, refuses: ["already_replied"] },
    replyToReview,
  );

  serve(
    api,
    admin.listAdminReviews,
    { may: "customers", input: schemas.adminReviewQuery, output: schemas.adminReviewList },
    listAllReviews,
  );
  const moderationOptions = { may: "customers", output: schemas.hidingResult } as const;
  serve(api, admin.hideReview, { ...moderationOptions, input: schemas.hideReviewDraft }, hideReview);
  serve(api, admin.restoreReview, { ...moderationOptions, input: schemas.restoreReviewDraft }, restoreReview);
}
