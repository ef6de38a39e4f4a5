import type { CountedCategory } from "#src/catalogue/listing/counted-categories.ts";
import { type Filters, inCategory, urlOf } from "#src/catalogue/listing/listing.ts";
import { here } from "#src/language/locale.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";

/** The categories of the results, on a phone; a tap on the selected one clears it. */
export function CategoryChips({ filters, categories }: { filters: Filters; categories: CountedCategory[] }) {
  const { category } = filters;
  if (categories.length < 2 && category === undefined) return null;
  return categories.map(({ id, name, count }) => (
    <div key={id} className="contents lg:hidden">
      <Chip
        to={here(urlOf(inCategory(filters, id === category ? undefined : id)))}
        chosen={id === category}
        preventScrollReset
      >
        {name}
        {count !== undefined && <span className="font-normal text-ink-soft">{number(count)}</span>}
      </Chip>
    </div>
  ));
}
