import ChevronLeft from "lucide-react/icons/chevron-left";
import { useCallback } from "react";
import { categoryChoices } from "#src/catalogue/listing/category-choices.ts";
import type { CountedCategory } from "#src/catalogue/listing/counted-categories.ts";
import { type Filters, inCategory, listingUrl } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Tile } from "#src/ui/display/tile.tsx";

const pillClasses = "press flex min-h-11 shrink-0 items-center gap-2 rounded-chip pr-4 whitespace-nowrap";

/** On a phone, a row of the categories within the selected one, or beside it, scrolled to the selected one. */
export function CategoryRow({ filters, categories }: { filters: Filters; categories: CountedCategory[] }) {
  const chosen = filters.category;
  const { choices, up, isTop } = categoryChoices(categories, chosen);
  // `scrollIntoView` would scroll the page, too.
  const scrollToMiddle = useCallback((item: HTMLLIElement | null) => {
    const row = item?.parentElement;
    if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
  }, []);
  const categoryUrl = (id?: number) => localUrl(listingUrl(inCategory(filters, id)));
  return (
    <nav aria-label={m.common_categories()} className="category-row">
      <ul>
        <li>
          <Link
            to={categoryUrl(up?.id)}
            aria-current={chosen === undefined || undefined}
            className={`${pillClasses} ${isTop ? "pl-4" : "pl-2.5"} ${chosen === undefined ? "bg-leaf-tint font-bold text-leaf-press" : "bg-card font-medium shadow-rest"}`}
          >
            {!isTop && <ChevronLeft size={18} aria-hidden />}
            {up?.name ?? m.listing_all_categories()}
          </Link>
        </li>
        {choices.map(({ id, name, icon, tint }) => (
          <li key={id} ref={id === chosen ? scrollToMiddle : undefined} data-category={tint}>
            <Link
              to={categoryUrl(id)}
              aria-current={id === chosen || undefined}
              className={`${pillClasses} pl-1.5 ${id === chosen ? "bg-tint font-bold text-tint-ink" : "bg-card font-medium shadow-rest"}`}
            >
              <Tile src={icon} width={32} height={32} className="size-8 rounded-full" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
