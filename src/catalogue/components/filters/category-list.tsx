import LayoutGrid from "lucide-react/icons/layout-grid";
import type { ReactNode } from "react";
import { childrenOf, pathTo } from "#src/catalogue/category-tree.ts";
import type { CountedCategory } from "#src/catalogue/listing/counted-categories.ts";
import { type Filters, inCategory, listingUrl, withInner } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Tile } from "#src/ui/display/tile.tsx";

type CategoryListProps = {
  filters: Filters;
  categories: CountedCategory[];
  choose: (filters: Filters) => void;
};

/** The categories directly within the selected one, if there are several to choose from. */
export function innerChoices(categories: CountedCategory[], { category }: Filters): CountedCategory[] {
  const inner = category === undefined ? [] : childrenOf(categories, category);
  return inner.length > 1 ? inner : [];
}

/**
 * The tree of categories with their numbers of products, open at the selected one; links keep the other
 * filters. Those directly within the selected one have checkboxes, to choose several.
 */
export function CategoryList({ filters, categories, choose }: CategoryListProps) {
  const categoryUrl = (id?: number) => localUrl(listingUrl(inCategory(filters, id)));
  const mainCategories = childrenOf(categories, null);
  const path = pathTo(categories, filters.category).map(({ id }) => id);
  const counts = mainCategories.flatMap(({ count }) => count ?? []);
  const isCounted = counts.length === mainCategories.length;
  const totalCount = isCounted ? counts.reduce((sum, count) => sum + count, 0) : undefined;
  const hasCheckboxes = innerChoices(categories, filters).length > 0;
  const subcategoriesProps = {
    categories,
    path,
    toUrl: categoryUrl,
    renderCheckbox: (id: number) =>
      hasCheckboxes && <CategoryCheckbox filters={filters} id={id} choose={choose} categories={categories} />,
  };
  return (
    <nav aria-label={m.common_categories()}>
      <ul>
        <CategoryLink
          to={categoryUrl()}
          name={m.listing_all_categories()}
          count={totalCount}
          chosen={filters.category === undefined}
        >
          <span className="grid size-9 place-items-center rounded-[10px] bg-card shadow-rest lg:pointer-fine:size-8">
            <LayoutGrid size={18} aria-hidden />
          </span>
        </CategoryLink>
        {mainCategories.map(({ id, name, icon, tint, count }) => (
          <CategoryLink
            key={id}
            to={categoryUrl(id)}
            name={name}
            count={count}
            chosen={filters.category === id}
            tint={tint}
            subcategories={path.includes(id) && <Subcategories {...subcategoriesProps} parent={id} />}
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

type SubcategoriesProps = {
  categories: CountedCategory[];
  parent: number;
  /** The selected category, the last one, with those above it. */
  path: number[];
  toUrl: (id: number) => string;
  /** The checkbox of a category directly within the selected one. */
  renderCheckbox: (id: number) => ReactNode;
};

/** The categories directly within `parent`, open along the path. */
function Subcategories({ parent, ...props }: SubcategoriesProps) {
  const { categories, path, toUrl, renderCheckbox } = props;
  const inner = childrenOf(categories, parent);
  if (inner.length === 0) return null;
  return (
    <ul className="ml-5 border-l border-line pl-2">
      {inner.map(({ id, name, tint, count }) => (
        <CategoryLink
          key={id}
          to={toUrl(id)}
          name={name}
          count={count}
          chosen={path.at(-1) === id}
          tint={tint}
          checkbox={parent === path.at(-1) && renderCheckbox(id)}
          subcategories={path.includes(id) && <Subcategories {...props} parent={id} />}
        />
      ))}
    </ul>
  );
}

function CategoryCheckbox({ filters, categories, id, choose }: CategoryListProps & { id: number }) {
  const category = categories.find((category) => category.id === id);
  const chosen = filters.inner?.includes(id) ?? false;
  return (
    <label className="-mr-1 grid size-11 shrink-0 cursor-pointer place-items-center lg:pointer-fine:h-9.5">
      <input
        type="checkbox"
        className="tick-box"
        name="sub_category"
        value={id}
        checked={chosen}
        disabled={category?.count === 0 && !chosen}
        onChange={() => choose(withInner(filters, id))}
        aria-label={m.listing_only_category({ name: category?.name ?? "" })}
      />
    </label>
  );
}

type CategoryProps = {
  to: string;
  name: string;
  count: number | undefined;
  chosen: boolean;
  tint?: string;
  /** Its picture. */
  children?: ReactNode;
  /** The list of the categories directly within it. */
  subcategories?: ReactNode;
  checkbox?: ReactNode;
};

/** One line of the tree: a link with the number of products, and below it what is within the category. */
function CategoryLink({ to, name, count, chosen, tint, children, subcategories, checkbox }: CategoryProps) {
  const colourClasses = chosen ? "bg-tint font-bold text-tint-ink" : "hover:bg-leaf-tint";
  return (
    <li data-category={tint}>
      <div className="flex items-center">
        {checkbox}
        <Link
          to={to}
          preventScrollReset
          aria-current={chosen ? "true" : undefined}
          className={`flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-small pr-2.5 focus-visible:-outline-offset-2 lg:pointer-fine:min-h-9.5 ${children ? "px-1" : "pl-2"} ${colourClasses}`}
        >
          {children}
          <span className="min-w-0 flex-1 py-1">{name}</span>
          {count !== undefined && (
            <span className={chosen ? "" : "text-ink-soft"}>{formatNumber(count)}</span>
          )}
        </Link>
      </div>
      {subcategories}
    </li>
  );
}
