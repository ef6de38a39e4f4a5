import { useState } from "react";
import { useRevalidator } from "react-router";
import { call } from "../api/client/client.ts";
import { listReviews, type Reply, type Review, type ReviewList } from "./contract.ts";
import { pageSize } from "./rules.ts";

type MoreReviews = { reviews: Review[]; next: string | undefined };

/** The reviews of a product on this page: the first ones, those loaded later, and those written here. */
export function useReviews(productId: number, first: ReviewList) {
  const [writtenReviews, setWrittenReviews] = useState<Review[]>([]);
  const [replies, setReplies] = useState<Record<number, Reply>>({});
  const [more, setMore] = useState<MoreReviews>({ reviews: [], next: first.meta.next });
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
    [...writtenReviews, ...more.reviews, ...first.reviews].map((review) => [review.id, review]),
  );
  return {
    reviews: [...reviewsById.values()]
      .map((review) => ({ ...review, reply: review.reply ?? replies[review.id] }))
      .sort((one, other) => other.id - one.id),
    total:
      first.meta.total +
      writtenReviews.filter(({ id }) => !first.reviews.some((review) => review.id === id)).length,
    rating: first.meta.rating,
    hasMore: more.next !== undefined,
    fetching,
    fetchMore,
    /** Shows it at the top optimistically; the server computes count and average. */
    add(review: Review) {
      setWrittenReviews((last) => [review, ...last]);
      void revalidate();
    },
    answer: (id: number, reply: Reply) => setReplies((last) => ({ ...last, [id]: reply })),
  };
}
