import { here } from "../../../language/locale.ts";
import { taka } from "../../../language/numbers.ts";
import { m } from "../../../language/words.ts";
import { ButtonLink } from "../../../ui/press/button.tsx";
import { Chip } from "../../../ui/press/chip.tsx";
import { addressOf, type Filters, type Flag, withoutChips } from "../../listing.ts";
import { priceRange } from "../../price-range.ts";

const flagNames: Record<Flag, () => string> = {
  featured: m.listing_flag_featured,
  new: m.listing_flag_new,
  top: m.listing_flag_top,
};

/** Each filter in force but the shelf: its words, and the filters without it. */
function chipsOf(filters: Filters, top: number): { words: string; without: Filters }[] {
  const { search, flags, min, max } = filters;
  const { low, high } = { ...priceRange(filters, top), ...(min && { low: min }), ...(max && { high: max }) };
  const rest = { ...filters, cursor: undefined };
  return [
    ...(search ? [{ words: search, without: { ...rest, search: "" } }] : []),
    ...flags.map((flag) => ({
      words: flagNames[flag](),
      without: { ...rest, flags: flags.filter((one) => one !== flag) },
    })),
    ...(min !== undefined || max !== undefined
      ? [
          {
            words: m.listing_price_range({ low: taka(low), high: taka(high) }),
            without: { ...rest, min: undefined, max: undefined },
          },
        ]
      : []),
  ];
}

/** The filters in force; a press takes one away. */
export function FilterChips({ filters, top }: { filters: Filters; top: number }) {
  const chips = chipsOf(filters, top);
  if (chips.length === 0) return null;
  return (
    <>
      {chips.map(({ words, without }) => (
        <Chip
          key={words}
          removable
          to={here(addressOf(without))}
          label={m.listing_remove({ filter: words })}
          preventScrollReset
        >
          <span className="max-w-48 truncate">{words}</span>
        </Chip>
      ))}
      <ButtonLink
        variant="quiet"
        size="small"
        viewTransition={false}
        to={here(addressOf(withoutChips(filters)))}
        preventScrollReset
        className="shrink-0 self-center"
      >
        {m.listing_clear_all()}
      </ButtonLink>
    </>
  );
}
