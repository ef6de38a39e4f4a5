import { m } from "../../language/messages.ts";
import { number } from "../../language/numbers/numbers.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { takeFocus } from "../../ui/buttons/take-focus.ts";
import { Note } from "../../ui/display/note.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import type { Review } from "../contract.ts";
import { maxReview } from "../rules.ts";
import { useReviewForm } from "../use-review-form.ts";
import { StarChoice } from "./star-choice.tsx";

type ReviewFormProps = {
  productId: number;
  /** Address of the login page, which leads back here. */
  login: string;
  onWritten: (review: Review) => void;
  onCancel: () => void;
};

/** The form of a review: text, and stars if wanted. */
export function ReviewForm({ productId, login, onWritten, onCancel }: ReviewFormProps) {
  const { text, rating, change, busy, problem, place, submit } = useReviewForm(productId, onWritten);
  return (
    <form method="post" onSubmit={submit} className="grid gap-4 border-y border-line py-5">
      <StarChoice value={rating} onChange={(value) => change({ rating: value })} />
      <TextArea
        ref={takeFocus}
        name="review_details"
        label={m.review_text()}
        hint={m.review_text_hint()}
        aside={`${number(text.length)} / ${number(maxReview)}`}
        maxLength={maxReview}
        readOnly={busy}
        value={text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {problem && (
        <Note look="error" ref={place}>
          {m.review_failed()}
          <span className="mt-0.5 block font-normal text-ink">{problem.message}</span>
          {problem.code === "not_signed_in" && (
            <ButtonLink size="small" variant="second" to={login} className="mt-3 mb-1">
              {m.reviews_login()}
            </ButtonLink>
          )}
        </Note>
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
