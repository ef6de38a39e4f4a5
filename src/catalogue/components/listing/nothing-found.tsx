import { childrenOf } from "#src/catalogue/category-tree.ts";
import type { Category } from "#src/catalogue/contract.ts";
import { countChips, type Filters, listingUrl, withoutChips } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { CustomOrderCard } from "./custom-order-card.tsx";
import { isUnknownCategory } from "./title.ts";

type NothingFoundProps = { filters: Filters; categories: Category[] };

/** Instead of an empty list: how to widen it, a link to a custom order, and the main categories. */
export function NothingFound({ filters, categories }: NothingFoundProps) {
  const isUnknown = isUnknownCategory(filters, categories);
  return (
    <div className="mx-auto max-w-180">
      <EmptyState
        picture={{ src: "/scenes/tray-empty.svg", width: 196, height: 140 }}
        title={m.listing_none()}
        text={isUnknown ? m.listing_no_category_text() : m.listing_none_text()}
      >
        {isUnknown && (
          <ButtonLink variant="second" to={localUrl(listingUrl({ ...filters, category: undefined }))}>
            {m.listing_no_category_all()}
          </ButtonLink>
        )}
        {countChips(filters) > 0 && (
          <ButtonLink
            variant="second"
            viewTransition={false}
            to={localUrl(listingUrl(withoutChips(filters)))}
          >
            {m.listing_clear_filters()}
          </ButtonLink>
        )}
      </EmptyState>
      <CustomOrderCard term={filters.search} />
      {categories.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-3 text-label">{m.listing_none_shelves()}</h2>
          <ul className="flex flex-wrap gap-2">
            {childrenOf(categories, null).map(({ id, name, tint }) => (
              <li key={id}>
                <Chip to={localUrl(`/products?category=${id}`)} category={tint}>
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
