import { load } from "../../api/client/client.ts";
import type { LoadArgs } from "../../api/client/load-args.ts";
import { CartControl } from "../../cart/components/buying/cart-control.tsx";
import { here } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { type MetaOf, metaOf } from "../../shell/meta/meta-of.ts";
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { FilterChips } from "../components/filters/filter-chips.tsx";
import { FilterDrawer } from "../components/filters/filter-drawer.tsx";
import { FilterForm } from "../components/filters/filter-form.tsx";
import { SortPill } from "../components/filters/sort.tsx";
import { useFilters } from "../components/filters/use-filters.ts";
import { CategoryRow } from "../components/listing/category-row.tsx";
import { countOf } from "../components/listing/count-of.ts";
import { DidYouMean } from "../components/listing/did-you-mean.tsx";
import { ListingHead } from "../components/listing/listing-head.tsx";
import { NothingFound } from "../components/listing/nothing-found.tsx";
import { Results } from "../components/listing/results.tsx";
import { categoryOf, listingTitle } from "../components/listing/title.ts";
import { listProducts } from "../contract.ts";
import { addressOf, biting, queryOf, readFilters, sorts } from "../listing/listing.ts";
import { priceIsFixed, topPrice } from "../listing/price-range.ts";
import { categoriesOf, useCategories } from "../listing/root-categories.ts";

async function loadPage({ request, context }: LoadArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  return { filters, list: await load(context, listProducts, queryOf(filters)) };
}

export const loader = loadPage;
export const clientLoader = loadPage;

type ListingData = Awaited<ReturnType<typeof loadPage>>;

export function meta(args: MetaOf<ListingData>) {
  const { loaderData, matches } = args;
  const categories = categoriesOf(matches);
  const title = loaderData ? listingTitle(loaderData.filters, categories) : m.listing_all();
  const result = { title, description: m.listing_description({ title }) };
  if (!loaderData || loaderData.filters.search || loaderData.list.data.length === 0)
    return metaOf(args, { ...result, hidden: true });
  // Sorted, price-filtered and later pages show the same products: search engines get one address for all.
  const { filters } = loaderData;
  const category = categoryOf(filters, categories)?.id;
  const path = addressOf({ search: "", category: category, flags: filters.flags, sort: sorts[0] });
  return metaOf(args, { ...result, path });
}

export default function Listing({ loaderData: { filters, list } }: { loaderData: ListingData }) {
  const categories = useCategories();
  const chosen = useFilters();
  const top = topPrice(list.meta.max_price);
  const inForce = biting(filters, top);
  const form = {
    filters: biting(chosen.filters, top),
    choose: chosen.choose,
    categories,
    top,
    fixedPrice: priceIsFixed(filters, top, list.meta.next ? undefined : list.data),
  };
  const title = listingTitle(filters, categories);
  const category = categoryOf(filters, categories);
  const steps = [
    { name: m.path_home(), to: here("/") },
    ...(category
      ? [{ name: m.path_products(), to: here("/products") }, { name: category.name }]
      : [{ name: title }]),
  ];
  return (
    <div className="wrap-wide pt-2 lg:pt-0">
      <div className="hidden lg:block">
        <Breadcrumb label={m.path_label()} steps={steps} />
      </div>
      <ListingHead title={title} category={category} found={m.listing_found({ count: countOf(list.meta) })} />
      <CategoryRow filters={filters} categories={categories} />
      <div className="mt-1 lg:mt-5 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start lg:gap-7">
        <Panel
          bare
          id="filters"
          aria-label={m.listing_filters()}
          className="side-filters mb-4 scroll-mt-20 p-4 max-lg:hidden max-lg:target:block"
        >
          <FilterForm {...form} place="side" />
        </Panel>
        <div className="min-w-0">
          <div className="listing-tools">
            <FilterDrawer {...form} meta={list.meta} pending={chosen.pending} />
            <SortPill filters={form.filters} choose={form.choose} />
            <FilterChips filters={inForce} />
          </div>
          {list.meta.exact === false && <DidYouMean filters={inForce} nearest={list.meta.nearest ?? []} />}
          {list.data.length > 0 ? (
            <Results
              list={list}
              filters={filters}
              pending={chosen.pending}
              actionFor={(product) => <CartControl product={product} look="tile" />}
            />
          ) : (
            <NothingFound filters={inForce} categories={categories} />
          )}
        </div>
      </div>
    </div>
  );
}
