import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { ErrorNote } from "#src/ui/display/error-note.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import type { Review } from "../contract.ts";
import { maxReview } from "../rules.ts";
import { useReviewForm } from "../use-review-form.ts";
import { StarChoice } from "./star-choice.tsx";

type ReviewFormProps = {
  productId: number;
  /** The URL of the login page, which redirects back here. */
  loginUrl: string;
  onWritten: (review: Review) => void;
  onCancel: () => void;
};

/** The form for a review's text and optional stars. */
export function ReviewForm({ productId, loginUrl, onWritten, onCancel }: ReviewFormProps) {
  const form = useReviewForm(productId, onWritten);
  const { text, rating, changeDraft, busy, problem } = form;
  return (
    <form
      method="post"
      onSubmit={form.submit}
      className="grid gap-4 border-t border-line pt-5 not-last:border-b not-last:pb-5"
    >
      <StarChoice value={rating} onChange={(value) => changeDraft({ rating: value })} />
      <TextArea
        ref={takeFocus}
        name="review_details"
        label={m.review_text()}
        hint={m.review_text_hint()}
        aside={`${formatNumber(text.length)} / ${formatNumber(maxReview)}`}
        maxLength={maxReview}
        readOnly={busy}
        value={text}
        onChange={(event) => changeDraft({ text: event.currentTarget.value })}
      />
      {problem && (
        <ErrorNote ref={form.errorNote} message={m.review_failed()} more={problem.message}>
          {problem.code === "not_signed_in" && (
            <ButtonLink size="small" variant="second" to={loginUrl}>
              {m.reviews_login()}
            </ButtonLink>
          )}
        </ErrorNote>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {busy ? m.review_busy() : m.review_submit()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.review_cancel()}
        </Button>
      </div>
    </form>
  );
}
