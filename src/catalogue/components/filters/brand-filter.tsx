import { useState } from "react";
import { isSameBrand, withBrand } from "#src/catalogue/listing/listing.ts";
import { maxBrands } from "#src/catalogue/rules.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Summary } from "#src/ui/display/summary.tsx";
import { Choice } from "./choice.tsx";
import type { FilterFormProps } from "./filter-form-props.ts";

/** The number of brands that are always shown. */
const alwaysShownCount = 8;

type BrandFilterProps = Pick<FilterFormProps, "filters" | "choose" | "counts">;

/** The brands in a list; until they are counted only the chosen ones. */
export const brandsOf = ({ filters, counts }: Omit<BrandFilterProps, "choose">) =>
  counts?.brands ?? filters.brands?.map((name) => ({ name, count: undefined })) ?? [];

/** The most frequent brands as checkboxes, and the others behind "Show all". */
export function BrandFilter({ filters, choose, counts }: BrandFilterProps) {
  const brands = brandsOf({ filters, counts });
  const isChosen = (name: string) => filters.brands?.some((brand) => isSameBrand(brand, name)) ?? false;
  const [isOpenAtFirst] = useState(brands.slice(alwaysShownCount).some(({ name }) => isChosen(name)));
  const choices = brands.map(({ name, count }) => (
    <Choice
      key={name}
      name="brand"
      value={name}
      count={count}
      chosen={isChosen(name)}
      onChoose={() => choose(withBrand(filters, name))}
    >
      {name}
    </Choice>
  ));
  if (brands.length <= alwaysShownCount + 1) return choices;
  return (
    <>
      {choices.slice(0, alwaysShownCount)}
      <details className="group px-1" open={isOpenAtFirst}>
        <Summary>
          {brands.length < maxBrands
            ? m.listing_brands_all({ count: formatNumber(brands.length) })
            : m.listing_brands_more()}
        </Summary>
        <div className="-mx-1">{choices.slice(alwaysShownCount)}</div>
      </details>
    </>
  );
}
