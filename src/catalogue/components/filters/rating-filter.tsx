import { type Filters, minRatings } from "#src/catalogue/listing/listing.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Choice } from "./choice.tsx";
import type { FilterFormProps } from "./filter-form-props.ts";

type RatingFilterProps = Pick<FilterFormProps, "filters" | "choose" | "counts">;

export const minRatingText = (stars: number): string => m.listing_rating_from({ stars: formatNumber(stars) });

/** The minimum rating as radio buttons. */
export function RatingFilter({ filters, choose, counts }: RatingFilterProps) {
  const chosen = filters.minRating;
  const chooseRating = (minRating: Filters["minRating"]) => () =>
    choose({ ...filters, minRating, cursor: undefined });
  return (
    <>
      <Choice
        type="radio"
        name="min_rating"
        value=""
        count={undefined}
        chosen={chosen === undefined}
        onChoose={chooseRating(undefined)}
      >
        {m.listing_rating_any()}
      </Choice>
      {minRatings.map((stars) => (
        <Choice
          key={stars}
          type="radio"
          name="min_rating"
          value={stars}
          count={counts?.ratings[stars]}
          chosen={chosen === stars}
          onChoose={chooseRating(stars)}
        >
          {minRatingText(stars)}
        </Choice>
      ))}
    </>
  );
}
