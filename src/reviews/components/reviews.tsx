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
  newestReviews: ReviewList | undefined | Promise<ReviewList | undefined>;
  /** The shop's name, above its replies. */
  shopName: string;
  /** Shown if loading failed. */
  failureNote: ReactNode;
};

/** The section of a product's page with its reviews, and the form to write one. */
export function Reviews({ productId, newestReviews, shopName, failureNote }: ReviewsProps) {
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
        <Await resolve={newestReviews}>
          {(firstPage) =>
            firstPage ? (
              <ReviewsPanel productId={productId} firstPage={firstPage} shopName={shopName} />
            ) : (
              failureNote
            )
          }
        </Await>
      </Suspense>
    </section>
  );
}

type ReviewsPanelProps = { productId: number; firstPage: ReviewList; shopName: string };

function ReviewsPanel({ productId, firstPage, shopName }: ReviewsPanelProps) {
  const { reviews, total, rating, addReview, addReply, ...morePages } = useReviews(productId, firstPage);
  const [isWriting, setIsWriting] = useState(false);
  const [newReviewId, setNewReviewId] = useState<number>();
  const [wasClosed, setWasClosed] = useState(false);
  const loginUrl = useLoginUrl();
  const close = () => {
    setIsWriting(false);
    setWasClosed(true);
  };
  const showWritten = (review: Review) => {
    addReview(review);
    setNewReviewId(review.id);
    setIsWriting(false);
    setWasClosed(false);
    announce(m.review_done());
  };
  const writeButton = isWriting ? null : (
    <WriteReview takesFocus={wasClosed} loginUrl={loginUrl} onWrite={() => setIsWriting(true)} />
  );
  return (
    <Panel bare className="px-4 pt-4 pb-5 lg:px-6 lg:pt-6">
      <ReviewsHead total={total} rating={rating} writeButton={writeButton} />
      <div className="mt-4">
        {isWriting && (
          <ReviewForm productId={productId} loginUrl={loginUrl} onWritten={showWritten} onCancel={close} />
        )}
        {reviews.length > 0 && (
          <ul>
            {reviews.map((review) => (
              <ReviewItem
                key={review.id}
                ref={review.id === newReviewId ? focusItem : undefined}
                review={review}
                shopName={shopName}
                onAnswered={(reply) => addReply(review.id, reply)}
              />
            ))}
          </ul>
        )}
        <MoreReviews {...morePages} />
      </div>
    </Panel>
  );
}

type WriteReviewProps = {
  loginUrl: string;
  onWrite: () => void;
  /** Takes the focus, because the form has just been closed. */
  takesFocus: boolean;
};

/**
 * The button to write a review, or a link to log in first: also until hydration, when the session is not known
 * yet. Both have the same height, to avoid a layout shift then.
 */
function WriteReview({ loginUrl, onWrite, takesFocus }: WriteReviewProps) {
  if (!useSession())
    return (
      <ButtonLink variant="second" to={loginUrl} className="max-sm:w-full">
        {m.reviews_login()}
      </ButtonLink>
    );
  return (
    <Button
      ref={takesFocus ? takeFocus : undefined}
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
