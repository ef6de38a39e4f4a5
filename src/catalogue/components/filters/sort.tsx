import ChevronDown from "lucide-react/icons/chevron-down";
import { type ChangeEvent, useState } from "react";
import type { Sort } from "#src/catalogue/contract.ts";
import { type Filters, listingUrl, sorts } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { Select } from "#src/ui/form/select.tsx";

const sortNames: Record<Exclude<Sort, "featured">, () => string> = {
  newest: m.listing_sort_newest,
  "price-low-high": m.listing_sort_cheap,
  "price-high-low": m.listing_sort_dear,
};

/** The default of a search is called relevance. */
function sortText(sort: Sort, { search }: Filters): string {
  if (sort !== "featured") return sortNames[sort]();
  return search ? m.listing_sort_best() : m.listing_sort_featured();
}

type SortProps = { filters: Filters; choose: (filters: Filters) => void };

const withSort = (filters: Filters, sort: string): Filters => ({
  ...filters,
  sort: sorts.find((knownSort) => knownSort === sort) ?? sorts[0],
  cursor: undefined,
});

/** Shows the choice optimistically, before the new list has loaded. */
function useSort({ filters, choose }: SortProps) {
  const [value, setValue] = useState(filters.sort);
  const [previousSort, setPreviousSort] = useState(filters.sort);
  if (previousSort !== filters.sort) {
    setPreviousSort(filters.sort);
    setValue(filters.sort);
  }
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = withSort(filters, event.currentTarget.value);
    setValue(next.sort);
    choose(next);
  };
  return { value, onChange };
}

const optionsOf = (filters: Filters) =>
  sorts.map((sort) => (
    <option key={sort} value={sort}>
      {sortText(sort, filters)}
    </option>
  ));

/** The sort order as a labelled select, beside the list on a desktop. */
export function SortSelect(props: SortProps) {
  const sort = useSort(props);
  return (
    <Select label={m.listing_sort()} name="sort" size="small" {...sort}>
      {optionsOf(props.filters)}
    </Select>
  );
}

/** The sort order as a small select above the list, on a phone. */
export function SortPill(props: SortProps) {
  const sort = useSort(props);
  return (
    <div className="relative shrink-0 lg:hidden">
      <select
        {...sort}
        aria-label={m.listing_sort()}
        className="min-h-11 field-sizing-content appearance-none rounded-chip bg-card pr-10 pl-4 font-medium shadow-rest"
      >
        {optionsOf(props.filters)}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto"
      />
    </div>
  );
}

/** The sort orders as links, in the drawer of filters. */
export function SortChips({ filters }: { filters: Filters }) {
  return (
    <div className="flex flex-wrap gap-2">
      {sorts.map((sort) => (
        <Chip
          key={sort}
          to={localUrl(listingUrl(withSort(filters, sort)))}
          chosen={filters.sort === sort}
          preventScrollReset
        >
          {sortText(sort, filters)}
        </Chip>
      ))}
    </div>
  );
}
