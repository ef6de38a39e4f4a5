import { data } from "react-router";
import { tryLoad } from "#src/api/client/client.ts";
import type { LoadArgs } from "#src/api/client/load-args.ts";
import { loadOptional } from "#src/api/client/load-optional.ts";
import { CartControl } from "#src/cart/components/buying/cart-control.tsx";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ListFailed } from "#src/shell/list-failed.tsx";
import { buildMeta, type MetaOf } from "#src/shell/meta/build-meta.ts";
import { isOffline } from "#src/shell/what-failed.ts";
import { Breadcrumb } from "#src/ui/layout/breadcrumb.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { pathTo } from "../category-tree.ts";
import { CategoryChips } from "../components/filters/category-chips.tsx";
import { FilterChips, hasChips } from "../components/filters/filter-chips.tsx";
import { FilterDrawer } from "../components/filters/filter-drawer.tsx";
import { FilterForm } from "../components/filters/filter-form.tsx";
import type { FilterFormProps } from "../components/filters/filter-form-props.ts";
import { SortPill } from "../components/filters/sort.tsx";
import { useFilters } from "../components/filters/use-filters.ts";
import { CategoryRow } from "../components/listing/category-row.tsx";
import { countText } from "../components/listing/count-text.ts";
import { DidYouMean } from "../components/listing/did-you-mean.tsx";
import { FewFound, hasFewResults } from "../components/listing/few-found.tsx";
import { ListingHead } from "../components/listing/listing-head.tsx";
import { NothingFound } from "../components/listing/nothing-found.tsx";
import { Results } from "../components/listing/results.tsx";
import { SearchedInstead } from "../components/listing/searched-instead.tsx";
import { findCategory, listingTitle } from "../components/listing/title.ts";
import {
  type Category,
  listCategories,
  listProducts,
  type ProductCard as Product,
  type ProductList,
} from "../contract.ts";
import { countedCategories } from "../listing/counted-categories.ts";
import {
  effectiveFilters,
  type Filters,
  listingUrl,
  readFilters,
  sorts,
  toProductQuery,
} from "../listing/listing.ts";
import { isPriceFixed, toHighestPrice } from "../listing/price-range.ts";
import { useTopCategories } from "../listing/use-top-categories.ts";

const columnClasses = "mt-1 lg:mt-5 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start lg:gap-7";

const renderAction = (product: Product) => <CartControl product={product} look="tile" />;

type ListingData = {
  filters: Filters;
  list: ProductList;
  /** The categories of a tree that is open at the chosen one; undefined without one, or if they could not be loaded. */
  tree: Category[] | undefined;
  /** Why the list is missing: the server's message, if any. */
  failed?: { message: string };
};

const noProducts: ProductList = { data: [], meta: { total: 0, max_price: 0 } };

/** Loads the list and the categories. On failure the page renders without its list, with a retry button. */
async function loadPage({ request, context }: LoadArgs): Promise<{ page: ListingData; status: number }> {
  const filters = readFilters(new URL(request.url).searchParams);
  const [{ result, status }, categories] = await Promise.all([
    tryLoad(context, listProducts, toProductQuery(filters)).catch(unreachableResult),
    filters.category === undefined
      ? undefined
      : loadOptional(context, listCategories, { open_at: filters.category }),
  ]);
  const tree = categories?.data;
  if (result.ok) return { page: { filters, list: result.value, tree }, status };
  return { page: { filters, list: noProducts, tree, failed: { message: result.problem.message } }, status };
}

/** Offline, the device shows its stored catalogue instead of this page. */
function unreachableResult(error: unknown): Awaited<ReturnType<typeof tryLoad<unknown, ProductList>>> {
  if (!isOffline(error) || !navigator.onLine) throw error;
  return {
    result: { ok: false, problem: { code: "unreachable", message: m.problem_unreachable() } },
    status: 504,
  };
}

export async function loader(args: LoadArgs) {
  const { page, status } = await loadPage(args);
  return data(page, { status });
}

export const clientLoader = async (args: LoadArgs): Promise<ListingData> => (await loadPage(args)).page;

export function meta(args: MetaOf<ListingData>) {
  const { loaderData } = args;
  const categories = loaderData?.tree ?? [];
  const title = loaderData ? listingTitle(loaderData.filters, categories) : m.listing_all();
  const texts = { title, description: m.listing_description({ title }) };
  if (!loaderData || loaderData.filters.search || loaderData.list.data.length === 0)
    return buildMeta(args, { ...texts, hidden: true });
  // Sorted, price-filtered and later pages show the same products: search engines get one canonical URL.
  const { filters } = loaderData;
  const category = findCategory(filters, categories)?.id;
  const path = listingUrl({ search: "", category, flags: filters.flags, sort: sorts[0] });
  return buildMeta(args, { ...texts, path });
}

/** The page of a category, a search or any other list of products, with its filters. */
export default function Listing({
  loaderData: { filters, list, tree, failed },
}: {
  loaderData: ListingData;
}) {
  const topCategories = useTopCategories();
  const categories = filters.category === undefined ? topCategories : (tree ?? []);
  // While another list is loading, the form already shows that list's filters.
  const { filters: nextFilters, choose, pending } = useFilters();
  const highestPrice = toHighestPrice(list.meta.max_price);
  const activeFilters = effectiveFilters(filters, highestPrice);
  const shownCategories = countedCategories(filters, categories, list.meta);
  const formProps: FilterFormProps = {
    filters: effectiveFilters(nextFilters, highestPrice),
    choose,
    categories: shownCategories,
    counts: list.meta.counts,
    highestPrice: highestPrice,
    isPriceFixed: isPriceFixed(filters, highestPrice, list.meta.next ? undefined : list.data),
  };
  // A search with few results, or a shop that has nothing yet, has nothing to filter.
  const isShortList = hasFewResults(filters, list) || (categories.length === 0 && list.data.length === 0);
  const [firstProduct] = list.data;
  const title = listingTitle(filters, categories);
  return (
    <div className="wrap-wide pt-2 lg:pt-0">
      <div className="hidden lg:block">
        <Breadcrumb label={m.path_label()} steps={breadcrumbSteps(filters, categories)} />
      </div>
      <ListingHead
        title={title}
        category={findCategory(filters, categories)}
        foundText={m.listing_found({ count: countText(list.meta) })}
      />
      {!filters.search && <CategoryRow filters={filters} categories={shownCategories} />}
      <div className={isShortList ? "mt-3" : columnClasses}>
        {!isShortList && (
          <Panel
            bare
            id="filters"
            aria-label={m.listing_filters()}
            className="side-filters mb-4 scroll-mt-20 p-4 max-lg:hidden max-lg:target:block"
          >
            <FilterForm {...formProps} place="side" />
          </Panel>
        )}
        <div className="min-w-0">
          {!isShortList && (
            <div className={`listing-tools ${hasChips(activeFilters) ? "" : "lg:hidden"}`}>
              <FilterDrawer {...formProps} meta={list.meta} pending={pending} />
              <SortPill filters={formProps.filters} choose={choose} />
              {filters.search && <CategoryChips filters={formProps.filters} categories={shownCategories} />}
              <FilterChips filters={activeFilters} categories={shownCategories} counts={list.meta.counts} />
            </div>
          )}
          {list.meta.searched && <SearchedInstead filters={activeFilters} searched={list.meta.searched} />}
          {list.meta.exact === false && (
            <DidYouMean filters={activeFilters} nearest={list.meta.nearest ?? []} />
          )}
          {failed && <ListFailed message={failed.message} />}
          {!failed && firstProduct && (
            <Results list={list} filters={filters} pending={pending} renderAction={renderAction} />
          )}
          {!failed && !firstProduct && <NothingFound filters={activeFilters} categories={categories} />}
          {isShortList && firstProduct && (
            <FewFound
              term={filters.search}
              products={list.data}
              firstProduct={firstProduct}
              renderAction={renderAction}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The home page, all products, the path to the category and its name; without a category the listing's title. */
function breadcrumbSteps(filters: Filters, categories: Category[]): { name: string; to?: string }[] {
  const home = { name: m.path_home(), to: localUrl("/") };
  const category = findCategory(filters, categories);
  if (!category) return [home, { name: listingTitle(filters, categories) }];
  const parents = pathTo(categories, category.parent_id).map(({ id, name }) => ({
    name,
    to: localUrl(`/products?category=${id}`),
  }));
  return [home, { name: m.path_products(), to: localUrl("/products") }, ...parents, { name: category.name }];
}
