import Star from "lucide-react/icons/star";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";

type StarChoiceProps = {
  /** Undefined: no stars. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

const starLabel = (count: number) =>
  count === 1 ? m.review_star_one() : m.review_star_many({ count: formatNumber(count) });

/** One to five stars, or none, as radio buttons. */
export function StarChoice({ value, onChange }: StarChoiceProps) {
  return (
    <fieldset>
      <legend className="text-label">
        {m.review_stars()} <span className="font-normal text-ink-soft">({m.request_optional()})</span>
      </legend>
      <div className="mt-1 -ml-2 flex flex-wrap items-center gap-x-2">
        <div className="flex">
          {[1, 2, 3, 4, 5].map((star) => (
            <label
              key={star}
              className="press grid size-11 place-items-center rounded-small has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name="rating"
                value={star}
                checked={value === star}
                onChange={() => onChange(star)}
                className="sr-only"
              />
              <span className="sr-only">{starLabel(star)}</span>
              <Star
                size={28}
                aria-hidden
                className={
                  value !== undefined && star <= value ? "fill-star text-star" : "fill-card text-field"
                }
              />
            </label>
          ))}
        </div>
        {value !== undefined && (
          <>
            <span aria-hidden="true" className="font-semibold max-sm:hidden">
              {starLabel(value)}
            </span>
            <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
              {m.review_no_stars()}
            </Button>
          </>
        )}
      </div>
    </fieldset>
  );
}
