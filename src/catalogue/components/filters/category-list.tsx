import LayoutGrid from "lucide-react/icons/layout-grid";
import type { ReactNode } from "react";
import type { CountedCategory } from "#src/catalogue/listing/counted-categories.ts";
import { type Filters, inCategory, urlOf } from "#src/catalogue/listing/listing.ts";
import { here } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Tile } from "#src/ui/display/tile.tsx";

type CategoryListProps = { filters: Filters; categories: CountedCategory[] };

/** Categories with their numbers of products; links keep the other filters. */
export function CategoryList({ filters, categories }: CategoryListProps) {
  const to = (id?: number) => here(urlOf(inCategory(filters, id)));
  const counts = categories.map(({ count }) => count);
  const all = counts.reduce(
    (sum, count) => (sum !== undefined && count !== undefined ? sum + count : undefined),
    0,
  );
  return (
    <nav aria-label={m.common_categories()}>
      <ul>
        <CategoryLink
          to={to()}
          name={m.listing_all_categories()}
          count={all}
          chosen={filters.category === undefined}
        >
          <span className="grid size-9 place-items-center rounded-[10px] bg-card shadow-rest lg:pointer-fine:size-8">
            <LayoutGrid size={18} aria-hidden />
          </span>
        </CategoryLink>
        {categories.map(({ id, name, icon, tint, count }) => (
          <CategoryLink
            key={id}
            to={to(id)}
            name={name}
            count={count}
            chosen={filters.category === id}
            tint={tint}
          >
            <Tile
              src={icon}
              width={36}
              height={36}
              className="size-9 rounded-[10px] lg:pointer-fine:size-8"
            />
          </CategoryLink>
        ))}
      </ul>
    </nav>
  );
}

type CategoryProps = {
  to: string;
  name: string;
  count: number | undefined;
  chosen: boolean;
  tint?: string;
  children: ReactNode;
};

function CategoryLink({ to, name, count, chosen, tint, children }: CategoryProps) {
  const look = chosen ? "bg-tint font-bold text-tint-ink" : "hover:bg-leaf-tint";
  return (
    <li data-category={tint}>
      <Link
        to={to}
        preventScrollReset
        aria-current={chosen ? "true" : undefined}
        className={`flex min-h-11 items-center gap-3 lg:pointer-fine:min-h-9.5 rounded-small px-1 pr-2.5 focus-visible:-outline-offset-2 ${look}`}
      >
        {children}
        <span className="min-w-0 flex-1 py-1">{name}</span>
        {count !== undefined && <span className={chosen ? "" : "text-ink-soft"}>{number(count)}</span>}
      </Link>
    </li>
  );
}
