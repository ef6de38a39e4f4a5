import { useState } from "react";
import { useRevalidator } from "react-router";
import { call } from "../api/client/client.ts";
import { listReviews, type Reply, type Review, type ReviewList } from "./contract.ts";
import { pageSize } from "./rules.ts";

/** The reviews after the first page so far; `next` is the cursor of the next page, undefined at the end. */
type MoreReviews = { reviews: Review[]; next: string | undefined };

/** The reviews of a product on this page: the first ones, those loaded later, and those written here. */
export function useReviews(productId: number, firstPage: ReviewList) {
  const [writtenReviews, setWrittenReviews] = useState<Review[]>([]);
  const [replies, setReplies] = useState<Record<number, Reply>>({});
  const [more, setMore] = useState<MoreReviews>({ reviews: [], next: firstPage.meta.next });
  const [fetching, setFetching] = useState<"busy" | "failed">();
  const { revalidate } = useRevalidator();

  const fetchMore = async () => {
    if (fetching === "busy" || more.next === undefined) return;
    setFetching("busy");
    const result = await call(listReviews, {
      id: String(productId),
      limit: pageSize,
      cursor: more.next,
    });
    setFetching(result.ok ? undefined : "failed");
    if (result.ok)
      setMore({ reviews: [...more.reviews, ...result.value.reviews], next: result.value.meta.next });
  };
  const reviewsById = new Map(
    [...writtenReviews, ...more.reviews, ...firstPage.reviews].map((review) => [review.id, review]),
  );
  const newestFirst = [...reviewsById.values()].sort((one, other) => other.id - one.id);
  // The server's total includes a written review once the first page has been loaded again.
  const uncountedReviews = writtenReviews.filter(
    ({ id }) => !firstPage.reviews.some((review) => review.id === id),
  );
  return {
    reviews: newestFirst.map((review) => ({ ...review, reply: review.reply ?? replies[review.id] })),
    total: firstPage.meta.total + uncountedReviews.length,
    rating: firstPage.meta.rating,
    hasMore: more.next !== undefined,
    fetching,
    fetchMore,
    /** Shows a new review at the top at once; count and average are loaded from the server again. */
    addReview(review: Review) {
      setWrittenReviews((previous) => [review, ...previous]);
      void revalidate();
    },
    /** Shows a reply that the shop has just given to review `id`. */
    addReply: (id: number, reply: Reply) => setReplies((previous) => ({ ...previous, [id]: reply })),
  };
}
