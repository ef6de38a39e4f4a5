import { maxTaka } from "#src/api/limits.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import type { ProductCard, ProductQuery, Sort } from "../contract.ts";
import { maxCursor, maxTerm } from "../rules.ts";
import type { PriceRange } from "./price-range.ts";

/** Products that come at a time. */
export const pageSize = 60;

/** The orders of a listing; the first is the default and not written in the URL. */
export const sorts = ["featured", "newest", "price-low-high", "price-high-low"] as const satisfies Sort[];

/** The switches that see-all links and the menu turn on. */
export const flags = ["featured", "new", "top", "offers", "in_stock"] as const;

export type Flag = (typeof flags)[number];

/** A listing's filters, which all combine. Prices in whole taka. */
export type Filters = {
  search: string;
  /** The search is for the letters typed, whatever another keyboard layout makes of them. */
  asTyped?: true | undefined;
  category?: number | undefined;
  flags: readonly Flag[];
  min?: number | undefined;
  max?: number | undefined;
  sort: Sort;
  /** Where a later page of the list begins. */
  cursor?: string | undefined;
};

/** Reads a url. Invalid parameters but the category are ignored, so that a broken link still shows products. */
export function readFilters(url: URLSearchParams): Filters {
  const min = readPrice(url.get("min_price"));
  const max = readPrice(url.get("max_price"));
  const cursor = url.get("cursor") ?? "";
  return {
    search: cleanTerm(url.get("search")),
    asTyped: isOn(url.get("as_typed")) || undefined,
    category: readCategory(url.get("category")),
    flags: flags.filter((flag) => isOn(url.get(flag))),
    min: min || undefined,
    max: max === undefined ? undefined : Math.max(max, (min ?? 0) + 1),
    sort: sorts.find((sort) => sort === url.get("sort")) ?? "featured",
    cursor: cursor && cursor.length <= maxCursor ? cursor : undefined,
  };
}

const isOn = (text: string | null) => ["1", "true", "yes"].includes((text ?? "").toLowerCase());

const cleanTerm = (text: string | null) =>
  (text ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxTerm);

/** An id that cannot be read becomes one that no category has, so that the page says "Category not found". */
const readCategory = (text: string | null): number | undefined =>
  text?.trim() ? (readId(text) ?? maxId) : undefined;

/** Larger than any id of the shop. */
const maxId = 2_147_483_647;

/** An id from a url; undefined for what cannot be one. */
export function readId(text: string | null | undefined): number | undefined {
  const id = readWholeNumber(text ?? "");
  return id !== undefined && id > 0 && id <= maxId ? id : undefined;
}

function readPrice(text: string | null): number | undefined {
  const price = readWholeNumber(text ?? "");
  return price === undefined || price < 0 ? undefined : Math.min(price, maxTaka - 1);
}

/** Filters as parameters of a URL; defaults are left out. */
export function fieldsOf({
  search,
  asTyped,
  category,
  flags,
  min,
  max,
  sort,
  cursor,
}: Filters): [string, string][] {
  const fields: [string, string | number | undefined][] = [
    ["search", search],
    ["as_typed", search && asTyped ? "true" : undefined],
    ["category", category],
    ...flags.map((flag): [string, string] => [flag, "true"]),
    ["min_price", min],
    ["max_price", max],
    ["sort", sort === sorts[0] ? undefined : sort],
    ["cursor", cursor],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/** The listing's URL, in English: `/products?category=1&sort=newest`. */
export function urlOf(filters: Filters): string {
  const search = new URLSearchParams(fieldsOf(filters)).toString();
  return search ? `/products?${search}` : "/products";
}

/** The filters as input of `listProducts`. */
export function queryOf(filters: Filters): ProductQuery {
  const { search, asTyped, category, flags, min, max, sort, cursor } = filters;
  return {
    search,
    as_typed: asTyped,
    category: category === undefined ? undefined : String(category),
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    min_price: min === undefined ? undefined : String(min),
    max_price: max === undefined ? undefined : String(max),
    sort,
    cursor,
    limit: pageSize,
    view: "card",
    ...(cursor === undefined && isNarrowed(filters) && { counts: true }),
  };
}

/** Whether a list holds only some products of the shop or of a category, so that the shop's own counts do not hold for it. */
export const isNarrowed = (filters: Filters): boolean => chipCount(filters) > 0;

/** The same search in another category, or in all. Prices differ there, so the range is dropped. */
export function inCategory(filters: Filters, category: number | undefined): Filters {
  return { ...filters, category, min: undefined, max: undefined, cursor: undefined };
}

/** With one flag turned on, or off. */
export function withFlag(filters: Filters, flag: Flag): Filters {
  const others = filters.flags.filter((one) => one !== flag);
  const flags = others.length < filters.flags.length ? others : [...others, flag];
  return { ...filters, flags, cursor: undefined };
}

/** Only category and order are kept. */
export function withoutChips(filters: Filters): Filters {
  return { ...filters, search: "", flags: [], min: undefined, max: undefined, cursor: undefined };
}

/** Number of active filters, not counting category and order. */
export function chipCount({ search, flags, min, max }: Filters): number {
  return (search ? 1 : 0) + flags.length + (min !== undefined || max !== undefined ? 1 : 0);
}

/** Filters with a price range; an end at its bound is left out. */
export function withPrices(filters: Filters, { low, high }: PriceRange, top: number): Filters {
  return {
    ...filters,
    min: low > 0 ? low : undefined,
    max: high < top ? high : undefined,
    cursor: undefined,
  };
}

/** Pages one after the other; a product that moved between two requests appears once. */
export function joined(pages: readonly ProductCard[][]): ProductCard[] {
  const seen = new Set<number>();
  return pages.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Without an upper price at or above the highest there is, which filters nothing. On an empty list all filters stay. */
export function effectiveFilters(filters: Filters, top: number): Filters {
  return top > 0 && filters.max !== undefined && filters.max >= top
    ? { ...filters, max: undefined }
    : filters;
}
