import type { ReactNode } from "react";
import { toFields, withPrices } from "#src/catalogue/listing/listing.ts";
import { priceRange } from "#src/catalogue/listing/price-range.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { BrandFilter, brandsOf } from "./brand-filter.tsx";
import { CategoryList, innerChoices } from "./category-list.tsx";
import type { FilterFormProps } from "./filter-form-props.ts";
import { FlagFilter } from "./flag-filter.tsx";
import { PriceFilter } from "./price-filter.tsx";
import { RatingFilter } from "./rating-filter.tsx";
import { SortChips, SortSelect } from "./sort.tsx";

/** Parameters without a visible field, sent as hidden fields. */
const hiddenNames = new Set(["search", "as_typed", "category", "featured", "new", "top"]);

/** Sorting and all filters of a listing: `side` is beside the list on a desktop, `panel` in a drawer on a phone. */
export function FilterForm({ place, ...props }: FilterFormProps & { place: "side" | "panel" }) {
  const { filters, choose, categories, counts, highestPrice, isPriceFixed } = props;
  const innerIds = innerChoices(categories, filters).map(({ id }) => String(id));
  // Selected categories without a checkbox are sent as hidden fields, too.
  const hiddenParameters = toFields(filters).filter(
    ([name, value]) => hiddenNames.has(name) || (name === "sub_category" && !innerIds.includes(value)),
  );
  const applyButton = (
    <noscript>
      <Button type="submit" wide className="mt-3">
        {m.listing_apply()}
      </Button>
    </noscript>
  );
  const priceGroup = (
    <Group title={m.listing_price()}>
      <PriceFilter
        range={priceRange(filters, highestPrice)}
        highestPrice={highestPrice}
        disabled={isPriceFixed}
        onChoose={(range) => choose(withPrices(filters, range, highestPrice))}
      />
      {applyButton}
    </Group>
  );
  const categoryList = (
    <Group title={m.common_categories()}>
      <CategoryList filters={filters} categories={categories} choose={choose} />
    </Group>
  );
  const hasRatings = filters.minRating !== undefined || (counts !== undefined && counts.ratings[3] > 0);
  const brandsAndRatings = (
    <>
      {brandsOf(props).length > 0 && (
        <Choices title={m.listing_brand()}>
          <BrandFilter {...props} />
        </Choices>
      )}
      {hasRatings && (
        <Choices title={m.listing_rating()}>
          <RatingFilter {...props} />
          {applyButton}
        </Choices>
      )}
    </>
  );
  return (
    <form
      action={localUrl("/products")}
      onSubmit={(event) => event.preventDefault()}
      className="divide-y divide-line"
    >
      {hiddenParameters.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
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
      <Choices title={m.listing_only()}>
        <FlagFilter {...props} />
      </Choices>
      {/* On a phone a row above the list leads to other categories. */}
      {place === "panel" && brandsAndRatings}
      {priceGroup}
      {categoryList}
      {place === "side" && brandsAndRatings}
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

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="py-3 last:pb-0">
      <legend className="float-left mb-1 text-label">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
