import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { Stars } from "#src/ui/display/stars.tsx";

type ReviewsHeadProps = {
  total: number;
  /** The average of the stars; undefined without any. */
  rating: number | undefined;
  /** The button to write a review, or the link to log in first; null while one is written. */
  writeButton: ReactNode;
};

/** How many reviews there are, and their average, beside the button to write one. */
export function ReviewsHead({ total, rating, writeButton }: ReviewsHeadProps) {
  const count = total === 1 ? m.product_reviews_one() : m.product_reviews({ count: formatNumber(total) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {total > 0 ? (
        <div className="flex items-center gap-4">
          {rating !== undefined && (
            <span aria-hidden="true" className="text-price-page">
              {formatDigits(rating.toFixed(1))}
            </span>
          )}
          <p className="grid gap-0.5 text-hint text-ink-soft">
            {rating !== undefined && (
              <Stars value={rating} label={m.product_rating({ rating: formatDigits(rating.toFixed(1)) })} />
            )}
            {count}
          </p>
        </div>
      ) : (
        <div>
          <p className="text-sub">{m.reviews_none()}</p>
          <p className="mt-0.5 text-ink-soft">{m.reviews_none_text()}</p>
        </div>
      )}
      {writeButton && <div className="max-sm:w-full">{writeButton}</div>}
    </div>
  );
}
