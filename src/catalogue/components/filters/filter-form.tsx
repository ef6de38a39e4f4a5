import type { ReactNode } from "react";
import type { ProductList } from "#src/catalogue/contract.ts";
import type { CountedCategory } from "#src/catalogue/listing/counted-categories.ts";
import { type Filters, fieldsOf, flags, withPrices } from "#src/catalogue/listing/listing.ts";
import { priceRange } from "#src/catalogue/listing/price-range.ts";
import { here } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { CategoryList } from "./category-list.tsx";
import { FlagChips } from "./flag-chips.tsx";
import { PriceFilter } from "./price-filter.tsx";
import { SortChips, SortSelect } from "./sort.tsx";

export type FilterFormProps = {
  filters: Filters;
  choose: (filters: Filters) => void;
  categories: CountedCategory[];
  counts: ProductList["meta"]["counts"];
  /** The upper end of the price range in taka, and whether there is only one price. */
  top: number;
  fixedPrice: boolean;
};

/** Parameters without a field, sent as hidden fields. */
const hidden = new Set(["search", "as_typed", "category", ...flags]);

export function FilterForm({ place, ...props }: FilterFormProps & { place: "side" | "panel" }) {
  const { filters, choose, categories, counts, top, fixedPrice } = props;
  const prices = (
    <Group title={m.listing_price()}>
      <PriceFilter
        range={priceRange(filters, top)}
        top={top}
        disabled={fixedPrice}
        onChoose={(range) => choose(withPrices(filters, range, top))}
      />
      <noscript>
        <Button type="submit" wide className="mt-3">
          {m.listing_apply()}
        </Button>
      </noscript>
    </Group>
  );
  const categoryList = (
    <Group title={m.common_categories()}>
      <CategoryList filters={filters} categories={categories} />
    </Group>
  );
  return (
    <form
      action={here("/products")}
      onSubmit={(event) => event.preventDefault()}
      className="divide-y divide-line"
    >
      {fieldsOf(filters)
        .filter(([name]) => hidden.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {place === "side" ? (
        <div className="pb-4">
          <SortSelect filters={filters} choose={choose} />
        </div>
      ) : (
        <Group title={m.listing_sort()}>
          <SortChips filters={filters} />
        </Group>
      )}
      <Group title={m.listing_only()}>
        <FlagChips filters={filters} counts={counts} />
      </Group>
      {prices}
      {categoryList}
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="py-3 first-of-type:pt-0 last:pb-0">
      <h2 className="mb-1.5 text-label">{title}</h2>
      {children}
    </div>
  );
}
