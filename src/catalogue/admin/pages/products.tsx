import { useEffect } from "react";
import { useLocation } from "react-router";
import { useOverview } from "#src/admin/use-overview.ts";
import { countText } from "#src/kit/list/count-text.ts";
import { ExportButton } from "#src/kit/list/export-button.tsx";
import { ListFrame } from "#src/kit/list/list-frame.tsx";
import { SearchField } from "#src/kit/list/search-field.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { CameraButton } from "#src/kit/scanner/camera-button.tsx";
import { CameraView } from "#src/kit/scanner/camera-view.tsx";
import { useScannerKeys } from "#src/kit/scanner/use-scanner-keys.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { useWide } from "#src/kit/use-wide.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { SelectableProducts } from "../bulk/components/selectable-products.tsx";
import { CategoryOptions } from "../categories/components/category-options.tsx";
import { listAdminCategories } from "../categories/contract.ts";
import { changeListedProduct } from "../change-list.ts";
import { ProductCards } from "../components/product-cards.tsx";
import { ProductTable } from "../components/product-table.tsx";
import { exportProducts, listAdminProducts, type ProductChange } from "../contract.ts";
import { rememberList } from "../product-form/components/neighbours.tsx";
import { SavedViews } from "../views/saved-views.tsx";

/** The list of products, edited in place; can be searched, filtered, exported and changed in bulk. */
export default function AdminProductsPage() {
  const { read, toFilteredUrl, go } = useListUrl();
  useScannerKeys((code) => go(toFilteredUrl({ search: code })));
  const overview = useOverview();
  const search = read("search");
  const category = read("category");
  const isShort = read("short") === "1";
  const isIncomplete = read("incomplete") === "1";
  const isArchived = read("archived") === "1";
  const filter = { search, category, short: isShort, incomplete: isIncomplete, archived: isArchived };
  const list = useAdminLoad(listAdminProducts, { ...filter, after: read("after") });
  const Rows = useWide("table") ? ProductTable : ProductCards;
  const changeRow = async (id: number, fields: ProductChange) => {
    const outcome = await changeListedProduct(id, fields, list.changeValue);
    if ("stock" in fields) void overview.load();
    return outcome;
  };
  const rows = list.value?.data;
  const { search: query } = useLocation();
  useEffect(() => {
    if (rows && !list.stale) rememberList({ ids: rows.map(({ id }) => id), query });
  }, [rows, list.stale, query]);
  const total = list.value?.meta.total;
  const isFiltered = search || category || isShort;
  const emptyTitle = () => {
    if (isIncomplete && !search && !category) return m.admin_product_empty_incomplete();
    return isArchived && !isFiltered ? m.admin_product_empty_archived() : m.admin_product_empty();
  };
  const noFilters = { search: undefined, category: undefined, short: undefined, incomplete: undefined };
  return (
    <>
      <PageHead
        title={m.office_products()}
        note={total !== undefined && m.admin_order_count({ count: countText(total) })}
      >
        <div className="flex flex-wrap gap-2">
          <CategoryFilter chosenId={category} />
          <div className="flex items-center gap-2 max-md:w-full">
            <SearchField label={m.admin_product_search()} />
            <CameraButton className="pointer-fine:size-9" />
          </div>
          <ExportButton operation={exportProducts} input={filter} />
          <ExportButton operation={exportProducts} input={{ ...filter, format: "xlsx" }} kind="XLSX" />
          <ButtonLink variant="second" size="dense" to={localUrl("/admin/import")}>
            {m.import_open()}
          </ButtonLink>
          <ButtonLink variant="second" size="dense" to={localUrl("/admin/stock")}>
            {m.running_title()}
          </ButtonLink>
          <ButtonLink size="dense" viewTransition={false} to={localUrl("/admin/products/new")}>
            {m.admin_product_add()}
          </ButtonLink>
        </div>
      </PageHead>
      <CameraView onCode={(code) => go(toFilteredUrl({ search: code, camera: undefined }))} />
      <ProductTabs />
      <SavedViews />
      <SelectableProducts
        rows={rows ?? []}
        total={total ?? 0}
        filter={filter}
        onChanged={() => {
          void list.load();
          void overview.load();
        }}
      >
        {(chosen) => (
          <ListFrame
            list={list}
            empty={{ title: emptyTitle() }}
            unfiltered={isFiltered ? toFilteredUrl(noFilters) : undefined}
          >
            {(products) => <Rows rows={products} onChange={changeRow} chosen={chosen} />}
          </ListFrame>
        )}
      </SelectableProducts>
    </>
  );
}

/** The URL parameters of all tabs, to leave the current one. */
const noTab = { short: undefined, incomplete: undefined, archived: undefined };

/** Links to all products, and to those with a low stock, incomplete and archived ones, with their numbers. */
function ProductTabs() {
  const { read, toFilteredUrl } = useListUrl();
  const counts = useOverview().value?.data.products ?? undefined;
  const isShort = read("short") === "1";
  const isIncomplete = read("incomplete") === "1";
  const isArchived = read("archived") === "1";
  return (
    <Tabs
      label={m.admin_product_selection()}
      tabs={[
        {
          name: m.office_all(),
          to: toFilteredUrl(noTab),
          chosen: !isShort && !isIncomplete && !isArchived,
          count: counts && countText(counts.total),
        },
        {
          name: m.admin_product_short(),
          to: toFilteredUrl({ ...noTab, short: "1" }),
          chosen: isShort,
          count: counts && formatNumber(counts.sold_out + counts.few_left),
        },
        {
          name: m.admin_product_incomplete(),
          to: toFilteredUrl({ ...noTab, incomplete: "1" }),
          chosen: isIncomplete,
          count: counts && countText(counts.incomplete),
        },
        {
          name: m.admin_product_archived(),
          to: toFilteredUrl({ ...noTab, archived: "1" }),
          chosen: isArchived,
        },
      ]}
    />
  );
}

function CategoryFilter({ chosenId = "" }: { chosenId?: string | undefined }) {
  const { toFilteredUrl, go } = useListUrl();
  const categories = useAdminLoad(listAdminCategories, {}).value?.data ?? [];
  return (
    <Select
      label={m.common_category()}
      labelHidden
      size="dense"
      value={chosenId}
      onChange={(event) => go(toFilteredUrl({ category: event.currentTarget.value }))}
      className="w-52 max-md:w-full"
    >
      <option value="">{m.admin_product_all_categories()}</option>
      <CategoryOptions categories={categories} />
    </Select>
  );
}
