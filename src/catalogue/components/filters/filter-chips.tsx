import {
  type Filters,
  isSameBrand,
  listingUrl,
  withBrand,
  withInner,
  withoutChips,
} from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Chip } from "#src/ui/buttons/chip.tsx";
import type { FilterFormProps } from "./filter-form-props.ts";
import { flagNames } from "./flag-names.ts";
import { minRatingText } from "./rating-filter.tsx";

function priceRangeText({ min, max }: Filters): string | undefined {
  if (min !== undefined && max !== undefined)
    return m.listing_price_range({ low: formatTaka(min), high: formatTaka(max) });
  if (min !== undefined) return m.listing_price_from({ low: formatTaka(min) });
  return max === undefined ? undefined : m.listing_price_up_to({ high: formatTaka(max) });
}

type FilterChipsProps = Pick<FilterFormProps, "filters" | "categories" | "counts">;

/** The active filters except the category, each with its label and the filters without it. */
function listChips({ filters, categories, counts }: FilterChipsProps): { label: string; without: Filters }[] {
  const { search, flags, category, inner = [], brands = [], minRating } = filters;
  const others = { ...filters, cursor: undefined };
  const priceLabel = priceRangeText(filters);
  return [
    ...(search && category !== undefined ? [{ label: search, without: { ...others, search: "" } }] : []),
    ...inner.map((id) => ({
      label: categories.find((category) => category.id === id)?.name ?? formatNumber(id),
      without: withInner(filters, id),
    })),
    ...brands.map((brand) => ({
      label: counts?.brands.find(({ name }) => isSameBrand(name, brand))?.name ?? brand,
      without: withBrand(filters, brand),
    })),
    ...(minRating ? [{ label: minRatingText(minRating), without: { ...others, minRating: undefined } }] : []),
    ...flags.map((flag) => ({
      label: flagNames[flag](),
      without: { ...others, flags: flags.filter((other) => other !== flag) },
    })),
    ...(priceLabel ? [{ label: priceLabel, without: { ...others, min: undefined, max: undefined } }] : []),
  ];
}

/** Whether any filter but the category is active. */
export const hasChips = (filters: Filters): boolean =>
  listChips({ filters, categories: [], counts: undefined }).length > 0;

/** A chip for each active filter, whose press removes it, and a link that removes all of them. */
export function FilterChips(props: FilterChipsProps) {
  const { filters } = props;
  const chips = listChips(props);
  if (chips.length === 0) return null;
  return (
    <>
      {chips.map(({ label, without }) => (
        <Chip
          key={listingUrl(without)}
          removable
          to={localUrl(listingUrl(without))}
          label={m.listing_remove({ filter: label })}
          preventScrollReset
        >
          <span className="max-w-48 truncate">{label}</span>
        </Chip>
      ))}
      <ButtonLink
        variant="quiet"
        size="small"
        viewTransition={false}
        to={localUrl(listingUrl(withoutChips(filters)))}
        preventScrollReset
        className="shrink-0 self-center"
      >
        {m.listing_clear_all()}
      </ButtonLink>
    </>
  );
}
