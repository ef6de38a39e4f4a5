import { categoryChoices } from "#src/catalogue/listing/category-choices.ts";
import type { CountedCategory } from "#src/catalogue/listing/counted-categories.ts";
import { type Filters, inCategory, listingUrl } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";

/** On a phone, the categories of the results: the selected one, to go back up, and those within or beside it. */
export function CategoryChips({ filters, categories }: { filters: Filters; categories: CountedCategory[] }) {
  const { category } = filters;
  const { choices, up } = categoryChoices(categories, category);
  if (choices.length < 2 && category === undefined) return null;
  const isChoice = (id: number) => choices.some((choice) => choice.id === id);
  const selected = categories.filter(({ id }) => id === category && !isChoice(id));
  return [...selected, ...choices].map(({ id, name, count }) => (
    <div key={id} className="contents lg:hidden">
      <Chip
        to={localUrl(listingUrl(inCategory(filters, id === category ? up?.id : id)))}
        chosen={id === category}
        preventScrollReset
      >
        {name}
        {count !== undefined && <span className="font-normal text-ink-soft">{formatNumber(count)}</span>}
      </Chip>
    </div>
  ));
}
