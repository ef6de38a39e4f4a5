import { type ReactNode, Suspense, useId, useState } from "react";
import { Await, useLocation } from "react-router";
import { useSession } from "#src/identity/session/session-store.ts";
import { localUrl, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { announce } from "#src/ui/dialog/announce.ts";
import { SkeletonRow } from "#src/ui/display/skeleton.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { SectionHead } from "#src/ui/layout/section-head.tsx";
import type { Review, ReviewList } from "../contract.ts";
import { useReviews } from "../use-reviews.ts";
import { ReviewForm } from "./review-form.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewsHead } from "./reviews-head.tsx";

type ReviewsProps = {
  productId: number;
  /** The newest reviews; may be loading, undefined on failure. */
  list: ReviewList | undefined | Promise<ReviewList | undefined>;
  /** The shop's name, above its replies. */
  shop: string;
  /** Shown if loading failed. */
  failed: ReactNode;
};

export function Reviews({ productId, list, shop, failed }: ReviewsProps) {
  const titleId = useId();
  const skeleton = (
    <Panel aria-busy="true">
      <SkeletonRow />
      <SkeletonRow />
    </Panel>
  );
  return (
    <section id="reviews" aria-labelledby={titleId} className="mt-8 lg:mt-12">
      <SectionHead id={titleId} title={m.reviews_title()} />
      <Suspense fallback={skeleton}>
        <Await resolve={list}>
          {(firstPage) =>
            firstPage ? <ReviewsPanel productId={productId} firstPage={firstPage} shop={shop} /> : failed
          }
        </Await>
      </Suspense>
    </section>
  );
}

type ReviewsPanelProps = { productId: number; firstPage: ReviewList; shop: string };

function ReviewsPanel({ productId, firstPage, shop }: ReviewsPanelProps) {
  const { reviews, total, rating, add, answer, ...more } = useReviews(productId, firstPage);
  const [isWriting, setIsWriting] = useState(false);
  const [newReviewId, setNewReviewId] = useState<number>();
  const [wasClosed, setWasClosed] = useState(false);
  const login = useLoginUrl();
  const close = () => {
    setIsWriting(false);
    setWasClosed(true);
  };
  const showWritten = (review: Review) => {
    add(review);
    setNewReviewId(review.id);
    setIsWriting(false);
    setWasClosed(false);
    announce(m.review_done());
  };
  const action = isWriting ? null : (
    <WriteReview focused={wasClosed} login={login} onWrite={() => setIsWriting(true)} />
  );
  return (
    <Panel bare className="px-4 pt-4 pb-5 lg:px-6 lg:pt-6">
      <ReviewsHead total={total} rating={rating} action={action} />
      <div className="mt-4">
        {isWriting && (
          <ReviewForm productId={productId} login={login} onWritten={showWritten} onCancel={close} />
        )}
        {reviews.length > 0 && (
          <ul>
            {reviews.map((review) => (
              <ReviewItem
                key={review.id}
                ref={review.id === newReviewId ? focusItem : undefined}
                review={review}
                shop={shop}
                onAnswered={(reply) => answer(review.id, reply)}
              />
            ))}
          </ul>
        )}
        <MoreReviews {...more} />
      </div>
    </Panel>
  );
}

type WriteReviewProps = {
  login: string;
  onWrite: () => void;
  /** Takes the focus, because the form has just been closed. */
  focused: boolean;
};

/** The same height for visitors and customers, to avoid a layout shift at hydration. */
function WriteReview({ login, onWrite, focused }: WriteReviewProps) {
  if (!useSession())
    return (
      <ButtonLink variant="second" to={login} className="max-sm:w-full">
        {m.reviews_login()}
      </ButtonLink>
    );
  return (
    <Button
      ref={focused ? takeFocus : undefined}
      variant="second"
      onClick={onWrite}
      className="max-sm:w-full"
    >
      {m.reviews_write()}
    </Button>
  );
}

type MoreReviewsProps = Pick<ReturnType<typeof useReviews>, "hasMore" | "fetching" | "fetchMore">;

function MoreReviews({ hasMore, fetching, fetchMore }: MoreReviewsProps) {
  if (!hasMore) return null;
  return (
    <div className="mt-4 grid justify-items-center gap-2 border-t border-line pt-4">
      {fetching === "failed" && <p role="alert">{m.list_failed()}</p>}
      <Button variant="second" busy={fetching === "busy"} onClick={fetchMore}>
        {fetching === "busy" ? m.common_loading() : m.reviews_more()}
      </Button>
    </div>
  );
}

/** The login page's URL, which redirects back to these reviews. */
function useLoginUrl(): string {
  const page = `${urlIn("en", useLocation().pathname)}#reviews`;
  return localUrl(`/login?redirect=${encodeURIComponent(page)}`);
}

/** A function of its own, so that an item takes the focus only when it appears. */
function focusItem(item: HTMLElement | null) {
  item?.focus();
}
