import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { ReasonQuestion } from "#src/kit/reason-question.tsx";
import { day } from "#src/language/dates/dates.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { ReplyForm } from "#src/reviews/components/reply-box.tsx";
import { Written } from "#src/reviews/components/written.tsx";
import { Button } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Stars } from "#src/ui/display/stars.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { type AdminReview, hideReview, restoreReview } from "../contract.ts";

type ReviewEntryProps = { review: AdminReview; onChange: (review: AdminReview) => void };

/** One review in the back office: product, author, text, reply, why it is hidden, and what to do with it. */
export function ReviewEntry({ review, onChange }: ReviewEntryProps) {
  const { product, user, rating, reply, hidden_reason: reason } = review;
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 px-3 py-3.5">
      <Tile category={product.tint} src={product.image} className="aspect-square rounded-small" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <b className="font-semibold">{user.name}</b>
          <Link
            to={localUrl(`/products/${product.id}`)}
            reloadDocument
            className="inline-flex min-h-8 items-center rounded-badge text-leaf hover:underline pointer-coarse:min-h-11"
          >
            {product.names[locale()]}
          </Link>
          {rating !== null && (
            <Stars value={rating} label={m.product_rating({ rating: formatNumber(rating) })} />
          )}
          <time dateTime={review.created_at} className="ml-auto text-hint text-ink-soft">
            {day(review.created_at)}
          </time>
        </p>
        <Written text={review.review_details} className={`max-w-prose ${reason ? "text-ink-soft" : ""}`} />
        {reason && <p className="mt-2 text-label text-tomato">{m.admin_review_hidden_because({ reason })}</p>}
        {reply && (
          <div className="mt-3 rounded-tile rounded-tl-none bg-leaf-tint px-4 py-3">
            <Written text={reply.reply} className="max-w-prose" />
          </div>
        )}
        <ReviewActions review={review} onChange={onChange} />
      </div>
    </li>
  );
}

/** The buttons of a review, or the form that one of them opened. */
function ReviewActions({ review, onChange }: ReviewEntryProps) {
  const [openForm, setOpenForm] = useState<"reply" | "hide">();
  const [isRestoring, setIsRestoring] = useState(false);
  const close = () => setOpenForm(undefined);
  const restore = async () => {
    setIsRestoring(true);
    const result = await call(restoreReview, { id: String(review.id) });
    setIsRestoring(false);
    if (result.ok) onChange({ ...review, hidden_reason: null });
    toast({ text: result.ok ? m.admin_review_restored_done() : result.problem.message });
  };
  if (openForm === "reply")
    return (
      <ReplyForm
        review={review}
        onCancel={close}
        onAnswered={(reply) => {
          close();
          onChange({ ...review, reply });
        }}
      />
    );
  if (openForm === "hide")
    return (
      <ReasonQuestion
        operation={hideReview}
        id={String(review.id)}
        title={m.admin_review_hide_ask({ name: review.user.name })}
        text={m.admin_review_hide_text()}
        label={m.admin_review_reason()}
        confirmLabel={m.admin_review_hide_yes()}
        keepLabel={m.admin_review_keep()}
        className="mt-3"
        onClose={close}
        onDone={({ hidden_reason }) => {
          close();
          onChange({ ...review, hidden_reason });
          toast({ text: m.admin_review_hidden_done() });
        }}
      />
    );
  return (
    <ReviewButtons
      review={review}
      isRestoring={isRestoring}
      onOpen={setOpenForm}
      onRestore={() => void restore()}
    />
  );
}

type ReviewButtonsProps = {
  review: AdminReview;
  isRestoring: boolean;
  onOpen: (form: "reply" | "hide") => void;
  onRestore: () => void;
};

function ReviewButtons({ review, isRestoring, onOpen, onRestore }: ReviewButtonsProps) {
  const { name } = review.user;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {!review.reply && review.hidden_reason === null && (
        <Button
          variant="second"
          size="dense"
          aria-label={m.admin_review_reply_to({ name })}
          onClick={() => onOpen("reply")}
        >
          {m.admin_review_reply()}
        </Button>
      )}
      {review.hidden_reason === null ? (
        <Button
          variant="quiet"
          size="dense"
          aria-label={m.admin_review_hide_of({ name })}
          onClick={() => onOpen("hide")}
        >
          {m.common_hide()}
        </Button>
      ) : (
        <Button
          variant="second"
          size="dense"
          busy={isRestoring}
          aria-label={m.admin_review_restore_of({ name })}
          onClick={onRestore}
        >
          {m.admin_review_restore()}
        </Button>
      )}
    </div>
  );
}
