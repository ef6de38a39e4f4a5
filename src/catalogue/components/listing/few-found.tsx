import type { ReactNode } from "react";
import type { ProductCard, ProductList } from "#src/catalogue/contract.ts";
import { countChips, type Filters } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { AlsoLike } from "../product/also-like.tsx";
import { CustomOrderCard } from "./custom-order-card.tsx";

/** A search with at least this many products shows filters and sorting. */
const minResultsForFilters = 8;

/** Whether a search without other filters found so few products that the page leaves out filters and sorting. */
export const hasFewResults = (filters: Filters, { meta }: ProductList): boolean =>
  filters.search !== "" &&
  countChips(filters) === 1 &&
  filters.category === undefined &&
  meta.total < minResultsForFilters;

type FewFoundProps = {
  term: string;
  products: readonly ProductCard[];
  firstProduct: ProductCard;
  renderAction: (product: ProductCard) => ReactNode;
};

/** Below a few results: products similar to the first one, and a link to a custom order. */
export function FewFound({ term, products, firstProduct, renderAction }: FewFoundProps) {
  return (
    <>
      <AlsoLike
        key={firstProduct.id}
        id={firstProduct.id}
        products={undefined}
        excludedIds={products.map(({ id }) => id)}
        heading={m.gone_similar()}
        renderAction={renderAction}
        to={localUrl(`/products?category=${firstProduct.category_id}`)}
      />
      <div className="mt-8 max-w-180">
        <CustomOrderCard term={term} />
      </div>
    </>
  );
}
