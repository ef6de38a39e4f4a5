import { ChevronDown } from "lucide-react";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/words.ts";
import { Select } from "../../../ui/form/select.tsx";
import { Chip } from "../../../ui/press/chip.tsx";
import type { Sort } from "../../contract.ts";
import { addressOf, type Filters, sorts } from "../../listing.ts";

const names: Record<Sort, () => string> = {
  featured: m.listing_sort_featured,
  newest: m.listing_sort_newest,
  "price-low-high": m.listing_sort_cheap,
  "price-high-low": m.listing_sort_dear,
};

type SortProps = { filters: Filters; choose: (filters: Filters) => void };

const withSort = (filters: Filters, sort: string): Filters => ({
  ...filters,
  sort: sorts.find((one) => one === sort) ?? sorts[0],
  cursor: undefined,
});

const options = () =>
  sorts.map((sort) => (
    <option key={sort} value={sort}>
      {names[sort]()}
    </option>
  ));

/** In which order the products come: the list of the system. */
export function SortSelect({ filters, choose }: SortProps) {
  return (
    <Select
      label={m.listing_sort()}
      name="sort"
      size="small"
      value={filters.sort}
      onChange={(event) => choose(withSort(filters, event.currentTarget.value))}
    >
      {options()}
    </Select>
  );
}

/** The same as a pill in a row of chips. */
export function SortPill({ filters, choose }: SortProps) {
  return (
    <div className="relative shrink-0 lg:hidden">
      <select
        aria-label={m.listing_sort()}
        value={filters.sort}
        onChange={(event) => choose(withSort(filters, event.currentTarget.value))}
        className="min-h-11 field-sizing-content appearance-none rounded-chip bg-card pr-10 pl-4 font-medium shadow-rest"
      >
        {options()}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto"
      />
    </div>
  );
}

/** The same as chips. */
export function SortChips({ filters }: { filters: Filters }) {
  return (
    <div className="flex flex-wrap gap-2">
      {sorts.map((sort) => (
        <Chip
          key={sort}
          to={here(addressOf(withSort(filters, sort)))}
          chosen={filters.sort === sort}
          preventScrollReset
        >
          {names[sort]()}
        </Chip>
      ))}
    </div>
  );
}
