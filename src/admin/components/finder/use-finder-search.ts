import type { LucideIcon } from "lucide-react";
import Package from "lucide-react/icons/package";
import Tag from "lucide-react/icons/tag";
import Users from "lucide-react/icons/users";
import { adminPages } from "#src/admin/admin-pages.ts";
import { mayOpen } from "#src/admin/find-page.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { mayWorkIn, type Viewer } from "#src/api/viewer.ts";
import { type AdminProductList, listAdminProducts } from "#src/catalogue/admin/contract.ts";
import { listUsers, type UserRow } from "#src/identity/admin/contract.ts";
import { locale, locales } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import { type AdminOrderRow, listOrders } from "#src/orders/admin/contract.ts";
import { statusNames } from "#src/orders/order-status.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";

export type FinderEntry = {
  id: string;
  /** An English URL. */
  to: string;
  Icon: LucideIcon;
  name: string;
  note?: string | undefined;
  /** "Order", "Customer", "Product" or "Page", in the language of the page. */
  kind: string;
};

const maxPerKind = 5;
const maxPages = 8;

/** The permitted pages whose name in either language contains the text; the first ones without text. */
export function findPagesNamed(typed: string, user: Viewer): FinderEntry[] {
  const searchText = typed.trim().toLocaleLowerCase();
  return adminPages
    .filter((page) => !page.to.includes(":") && mayOpen(user, page))
    .filter(({ label }) =>
      locales.some((language) => label({}, { locale: language }).toLocaleLowerCase().includes(searchText)),
    )
    .slice(0, maxPages)
    .map(({ to, label, Icon }) => ({ id: to, to, Icon, name: label(), kind: m.finder_page() }));
}

/**
 * Searches pages at once, and after a debounce the permitted ones of orders (number, phone, name), customers
 * (name, e-mail, phone) and products (name, SKU, barcode).
 */
export function useFinderSearch(typed: string, user: Viewer) {
  const debouncedSearch = useDebounced(typed.trim());
  /** The search text for a part; "" if it is too short, or the user may not search that part. */
  const searchTextFor = (part: "orders" | "customers" | "catalogue") =>
    debouncedSearch.length > 1 && mayWorkIn(user, part) ? debouncedSearch : "";
  const input = { search: debouncedSearch };
  const orders = useLoad(listOrders, input, { loadWhile: searchTextFor("orders") });
  const users = useLoad(listUsers, input, { loadWhile: searchTextFor("customers") });
  const products = useLoad(listAdminProducts, input, { loadWhile: searchTextFor("catalogue") });
  const isTyped = typed.trim().length > 1;
  const lists = [
    searchTextFor("orders") && orders,
    searchTextFor("customers") && users,
    searchTextFor("catalogue") && products,
  ].filter((list) => list !== "");
  const rowsOf = <Row>(
    list: { value: { data: Row[] } | undefined },
    part: Parameters<typeof searchTextFor>[0],
  ) => (isTyped && searchTextFor(part) ? (list.value?.data.slice(0, maxPerKind) ?? []) : []);
  const found: FinderEntry[] = [
    ...rowsOf(orders, "orders").map(toOrderEntry),
    ...findPagesNamed(typed, user),
    ...rowsOf(users, "customers").map(toCustomerEntry),
    ...rowsOf(products, "catalogue").map(toProductEntry),
  ];
  const isDebouncing = typed.trim() !== debouncedSearch;
  const isLoading = lists.some(({ stale, problem }) => stale && !problem);
  return {
    found,
    stale: isTyped && (isDebouncing || isLoading),
    problem: lists.find(({ problem }) => problem)?.problem,
  };
}

function toOrderEntry(order: AdminOrderRow): FinderEntry {
  const status = statusNames[order.status]();
  return {
    id: `order ${order.id}`,
    to: `/admin/orders?search=${order.number}&order=${order.id}`,
    Icon: Package,
    name: `${order.number} · ${order.customer.name}`,
    note: [status, formatDigits(order.mobile_no), formatTaka(order.total_price)].join(" · "),
    kind: m.office_order(),
  };
}

const toCustomerEntry = (user: UserRow): FinderEntry => ({
  id: `user ${user.id}`,
  to: `/admin/users/${user.id}`,
  Icon: Users,
  name: user.name,
  note: [user.mobile_no && formatDigits(user.mobile_no), user.email].filter(Boolean).join(" · "),
  kind: m.office_customer(),
});

const toProductEntry = (product: AdminProductList["data"][number]): FinderEntry => ({
  id: `product ${product.id}`,
  to: `/admin/products/${product.id}`,
  Icon: Tag,
  name: product.names[locale()],
  note: [product.weights[locale()], product.sku].filter(Boolean).join(" · "),
  kind: m.office_product(),
});
