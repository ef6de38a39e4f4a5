import CornerUpLeft from "lucide-react/icons/corner-up-left";
import type { Ref } from "react";
import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { possessive } from "#src/language/possessive.ts";
import { Stars } from "#src/ui/display/stars.tsx";
import type { Reply, Review } from "../contract.ts";
import { firstLetter } from "../short-name.ts";
import { ReplyBox } from "./reply-box.tsx";
import { Written } from "./written.tsx";

type ReviewItemProps = {
  review: Review;
  /** The shop's name, above its reply. */
  shopName: string;
  onAnswered: (reply: Reply) => void;
  ref?: Ref<HTMLLIElement> | undefined;
};

/** Categories whose colours the squares with the authors' initials have in turn. */
const tints = ["meat", "oil-ghee", "eggs-dairy", "fruit-vegetables", "household", "tea-drinks", "fish"];

/** One review on a product's page, with the shop's reply; for staff with a button to reply. */
export function ReviewItem({ review, shopName, onAnswered, ref }: ReviewItemProps) {
  const { id, user, rating, reply } = review;
  return (
    <li ref={ref} tabIndex={-1} className="border-t border-line py-4.5 first:border-0 last:pb-0">
      <article
        aria-label={user.name}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3"
      >
        <span
          aria-hidden="true"
          data-category={tints[id % tints.length]}
          className="grid size-10 place-items-center rounded-small bg-tint font-bold text-tint-ink"
        >
          {firstLetter(user.name)}
        </span>
        <p className="min-w-0">
          <b className="block truncate font-semibold">{user.name}</b>
          <time dateTime={review.created_at} className="block text-hint text-ink-soft">
            {day(review.created_at)}
          </time>
        </p>
        <p className="grid justify-items-end gap-0.5">
          {rating !== undefined && (
            <Stars value={rating} label={m.product_rating({ rating: formatNumber(rating) })} />
          )}
          {review.earlier && <span className="text-hint text-ink-soft">{m.review_earlier()}</span>}
          {review.verified_purchase && !review.earlier && (
            <span className="text-hint font-medium text-leaf">{m.review_verified()}</span>
          )}
        </p>
        <div className="col-span-full mt-2.5">
          <Written text={review.review_details} className="max-w-[68ch]" />
          {reply ? (
            <div className="mt-3 ml-4 rounded-tile rounded-tl-none bg-leaf-tint px-4 py-3 lg:ml-5">
              <p className="mb-0.5 flex items-center gap-2 text-label text-leaf-press">
                <CornerUpLeft size={16} aria-hidden />
                {m.review_replied({ shop: possessive(shopName) })}
              </p>
              <Written text={reply.reply} className="max-w-[68ch]" />
            </div>
          ) : (
            <ReplyBox review={review} onAnswered={onAnswered} />
          )}
        </div>
      </article>
    </li>
  );
}
